import { lazy, Suspense } from 'react';
import { useStore } from 'zustand';
import { appStore } from './app-store.ts';
import { Loading } from './start/loading.tsx';
import { StartScreen } from './start/start-screen.tsx';
import { CardSprite } from './ui/card-sprite.tsx';

const TableScreen = lazy(async () => ({ default: (await import('./table/table-screen.tsx')).TableScreen }));
const NewTableScreen = lazy(async () => ({ default: (await import('./start/new-table-screen.tsx')).NewTableScreen }));
const HouseRulesScreen = lazy(async () => ({
  default: (await import('./house-rules/house-rules-screen.tsx')).HouseRulesScreen,
}));
const LearnScreen = lazy(async () => ({ default: (await import('./lessons/learn-screen.tsx')).LearnScreen }));

/** The app: one of its pages, and the cards that all of them show. */
export function App() {
  return (
    <>
      <CardSprite />
      <Suspense fallback={<Loading />}>
        <Page />
      </Suspense>
    </>
  );
}

function Page() {
  const { screen, table, failed } = useStore(appStore);
  switch (screen) {
    case 'start':
      return <StartScreen />;
    case 'new-table':
      return <NewTableScreen />;
    case 'house-rules':
      return <HouseRulesScreen />;
    case 'learn':
      return <LearnScreen />;
    case 'table':
      return table === null ? <Loading failed={failed} /> : <TableScreen key={table.session.head.id} table={table} />;
  }
}
