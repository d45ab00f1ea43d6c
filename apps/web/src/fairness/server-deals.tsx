import { TALLIED, type Tally } from '@stammtisch/fairdeal';
import { SEATS } from '@stammtisch/rules';
import { fairDealProblemText } from '@stammtisch/texts';
import { useEffect, useState } from 'preact/hooks';
import { spokenIn } from '../i18n/game-texts.ts';
import { useLanguage } from '../i18n/use-messages.ts';
import { PageFrame } from '../navigation/page-frame.tsx';
import { FEWEST_DEALS } from '../statistics/dealing-fairness.ts';
import { decimal, percent } from '../statistics/figures.ts';
import { FiguresTable } from '../statistics/figures-table.tsx';
import { Button } from '../ui/button.tsx';
import { usePageFocus } from '../ui/use-page-focus.ts';
import { handFigures, type HandFigures } from './expected-hands.ts';
import { goToAllDeals } from './fairness-place.ts';
import { checkChain, loadSummary, type CheckedChain, type ServerSummary } from './server-chain.ts';
import { useWords } from './use-words.ts';
import { Verdict } from './verdict.tsx';
import styles from './fairness-screen.module.css';

/** All deals of this server: their chain, and whether the cards were dealt as chance deals them. */
export function ServerDeals() {
  const words = useWords();
  const title = usePageFocus();
  const [summary, setSummary] = useState<ServerSummary | null | undefined>();
  useEffect(() => {
    let isHere = true;
    void loadSummary().then((loaded) => isHere && setSummary(loaded));
    return () => {
      isHere = false;
    };
  }, []);
  return (
    <PageFrame title={words.server} titleRef={title} before={<Button onClick={goToAllDeals}>← {words.all}</Button>}>
      {summary === undefined && <p role="status">{words.checking}</p>}
      {summary === null && <p role="status">{words.noServer}</p>}
      {summary !== undefined && summary !== null && (
        <>
          <p>{words.serverIntro(summary.deals)}</p>
          <Chain head={summary.head} />
          <Dealt dealt={summary.dealt} />
        </>
      )}
    </PageFrame>
  );
}

function Chain({ head }: { readonly head: string }) {
  const words = useWords();
  const [checked, setChecked] = useState<CheckedChain | 'checking' | 'unreachable' | null>(null);
  const check = async (): Promise<void> => {
    setChecked('checking');
    setChecked((await checkChain(head)) ?? 'unreachable');
  };
  return (
    <section className={styles['server']} aria-labelledby="chain">
      <h2 id="chain">{words.chain}</h2>
      <p>{words.chainHint}</p>
      <p>
        {words.number.head}: <code>{head}</code>
      </p>
      {checked === null && (
        <Button size="large" wide onClick={() => void check()}>
          {words.checkChain}
        </Button>
      )}
      {checked === 'checking' && <p role="status">{words.checking}</p>}
      {checked === 'unreachable' && <Verdict kind="bad" text={words.noServer} />}
      {typeof checked === 'object' && checked !== null && <Judged checked={checked} />}
    </section>
  );
}

function Judged({ checked: { deals, problem, own, found } }: { readonly checked: CheckedChain }) {
  const words = useWords();
  const language = useLanguage();
  if (problem !== null) return <Verdict kind="bad" text={fairDealProblemText(problem, spokenIn(language))} />;
  return (
    <Verdict kind={own === found ? 'good' : 'bad'} text={words.chainWhole(deals)}>
      {own > 0 && <p>{words.ownInChain(found, own)}</p>}
    </Verdict>
  );
}

function Dealt({ dealt }: { readonly dealt: Tally }) {
  const words = useWords();
  return (
    <section className={styles['server']} aria-labelledby="dealt">
      <h2 id="dealt">{words.dealt}</h2>
      <p>{words.dealtHint}</p>
      {dealt.deals < FEWEST_DEALS ? (
        <p>{words.dealtFew(dealt.deals, FEWEST_DEALS)}</p>
      ) : (
        TALLIED.map((kind) => <Figures key={kind} figures={handFigures(kind, dealt.hands[kind], dealt.deals)} />)
      )}
      {dealt.short + dealt.void > 0 && <p>{words.dealtElse(dealt.short, dealt.void)}</p>}
    </section>
  );
}

function Figures({ figures: { kind, average, expected, within, rows, chance } }: { readonly figures: HandFigures }) {
  const words = useWords();
  const language = useLanguage();
  const range = `${decimal(expected - within, 2, language)} – ${decimal(expected + within, 2, language)}`;
  return (
    <>
      <FiguresTable
        caption={words.kinds[kind]}
        columns={[words.kinds[kind], words.average, words.usualRange]}
        rows={SEATS.map((place) => ({
          key: String(place),
          head: words.places[place],
          cells: [{ text: decimal(average[place], 2, language) }, { text: range }],
        }))}
      />
      <p>{words.spread(percent(chance, language))}</p>
      <details className={styles['numbers']}>
        <summary>{words.handsWith(words.kinds[kind])}</summary>
        <FiguresTable
          caption={words.handsWith(words.kinds[kind])}
          columns={[words.kinds[kind], words.hands, words.usualRange]}
          rows={rows.map(({ cards, seen, low, high }) => ({
            key: String(cards),
            head: String(cards),
            cells: [{ text: String(seen) }, { text: `${low} – ${high}` }],
          }))}
        />
      </details>
    </>
  );
}
