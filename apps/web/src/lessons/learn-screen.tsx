import { CoursePage } from './course/course-page.tsx';
import { LessonPage } from './course/lesson-page.tsx';
import { SkipTestPage } from './course/skip-test-page.tsx';
import { DailyPage } from './daily/daily-page.tsx';
import { useLearnPlace } from './learn-place.ts';

/** The part of the app that teaches: course, lessons, skip test and the puzzle of the day. */
export function LearnScreen() {
  const place = useLearnPlace();
  switch (place.page) {
    case 'course':
      return <CoursePage />;
    case 'lesson':
      return <LessonPage number={place.number} />;
    case 'skip-test':
      return <SkipTestPage />;
    case 'daily':
      return <DailyPage />;
  }
}
