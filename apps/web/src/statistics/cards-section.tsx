import { SEATS } from '@stammtisch/rules';
import { useLanguage } from '../i18n/use-messages.ts';
import { PageLink } from '../ui/page-link.tsx';
import { LUCKY, luckOf } from './card-luck.ts';
import { FEWEST_DEALS, handTest, seatTest } from './dealing-fairness.ts';
import { decimal, percent } from './figures.ts';
import { FiguresTable } from './figures-table.tsx';
import type { OwnDeal } from './own-deal.ts';
import { useWords } from './use-words.ts';
import styles from './statistics-screen.module.css';

/** The own cards against what is to be expected. */
export function LuckSection({ deals }: { readonly deals: readonly OwnDeal[] }) {
  const words = useWords();
  const language = useLanguage();
  const lucks = LUCKY.map((kind) => luckOf(deals, kind)).filter((luck) => luck !== null);
  const [trumps] = lucks;
  if (trumps === undefined) return null;
  const difference = trumps.average - trumps.expected;
  const size = decimal(Math.abs(difference), 1, language);
  const sentence =
    Math.abs(difference) < 0.05
      ? words.luckEven
      : difference < 0
        ? words.luckLess(words.kinds.trumps, size)
        : words.luckMore(words.kinds.trumps, size);
  return (
    <section className={styles['section']} aria-labelledby="luck-title">
      <h2 id="luck-title">{words.luck}</h2>
      <p>{sentence}</p>
      <FiguresTable
        caption={words.luck}
        columns={[words.cards, words.yours, words.expected]}
        rows={lucks.map(({ kind, average, expected }) => ({
          key: kind,
          head: words.kinds[kind],
          cells: [{ text: decimal(average, 2, language) }, { text: decimal(expected, 2, language) }],
        }))}
      />
      <p className={styles['hint']}>{words.trumpsHint}</p>
    </section>
  );
}

const TESTED = ['trumps', 'saue'] as const;

/** The smallest of several chances, made larger by their number: who tests twice must not be surprised twice as fast (Bonferroni). */
function togetherOf(chances: readonly number[]): number {
  return Math.min(1, Math.min(...chances) * chances.length);
}

/** Whether the cards were dealt as chance deals them, in plain words and in numbers. */
export function FairnessSection({ deals }: { readonly deals: readonly OwnDeal[] }) {
  const words = useWords();
  const tests = TESTED.map((kind) => seatTest(deals, kind)).filter((test) => test !== null);
  const [first] = tests;
  return (
    <section className={styles['section']} aria-labelledby="fairness-title">
      <h2 id="fairness-title">{words.fairness}</h2>
      {first === undefined ? (
        <p>{words.fairnessFew(deals.filter(({ isPractice }) => !isPractice).length, FEWEST_DEALS)}</p>
      ) : (
        <>
          <Verdict chance={togetherOf(tests.map(({ chance }) => chance))} />
          <p className={styles['hint']}>{words.fairnessIntro(first.deals)}</p>
          <Seats tests={tests} />
          <Hands deals={deals} />
        </>
      )}
      <PageLink screen="fairness" className={styles['link']}>
        {words.proofs}
      </PageLink>
    </section>
  );
}

/** The verdict in plain words. */
function Verdict({ chance }: { readonly chance: number }) {
  const words = useWords();
  const language = useLanguage();
  const verdict = chance >= 0.05 ? words.usual : chance >= 0.001 ? words.rare : words.odd;
  return <p>{verdict(percent(chance, language))}</p>;
}

function Seats({ tests }: { readonly tests: readonly NonNullable<ReturnType<typeof seatTest>>[] }) {
  const words = useWords();
  const language = useLanguage();
  return (
    <>
      <FiguresTable
        caption={words.fairness}
        columns={[words.seat, ...tests.map(({ kind }) => words.kinds[kind])]}
        rows={[
          ...SEATS.map((seat) => ({
            key: String(seat),
            head: words.places[seat],
            cells: tests.map(({ average }) => ({ text: decimal(average[seat], 2, language) })),
          })),
          {
            key: 'expected',
            head: words.expected,
            cells: tests.map(({ expected }) => ({ text: decimal(expected, 2, language) })),
          },
        ]}
      />
      {tests.map(({ kind, chi, chance }) => (
        <p key={kind} className={styles['hint']}>
          {words.kinds[kind]}: {words.test(decimal(chi, 1, language), percent(chance, language))}
        </p>
      ))}
    </>
  );
}

function Hands({ deals }: { readonly deals: readonly OwnDeal[] }) {
  const words = useWords();
  const language = useLanguage();
  const test = handTest(deals);
  if (test === null) return null;
  return (
    <details>
      <summary>{words.handTitle}</summary>
      <FiguresTable
        caption={words.handTitle}
        columns={[words.trumps, words.seen, words.expected]}
        rows={test.rows.map(({ cards, seen, expected }) => ({
          key: String(cards),
          head: String(cards),
          cells: [{ text: String(seen) }, { text: decimal(expected, 1, language) }],
        }))}
      />
      <p className={styles['hint']}>{words.test(decimal(test.chi, 1, language), percent(test.chance, language))}</p>
    </details>
  );
}
