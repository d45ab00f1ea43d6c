import { GAMES } from '@stammtisch/rules';
import { formatChange, gameName, presetText } from '@stammtisch/texts';
import type { HouseRules, RecordNotes } from '@stammtisch/rules';
import { writtenRules } from '../archive/written-rules.ts';
import { useState } from 'preact/hooks';
import { contractName } from '../i18n/game-texts.ts';
import { useLanguage } from '../i18n/use-messages.ts';
import { Choice } from '../menu/choice.tsx';
import { Button } from '../ui/button.tsx';
import { announced, deltaOf, fits, roundsOf, seatOf, whoDeclared } from './listed-deal.ts';
import type { ListedDeal, ListedRound, ListFilter } from './listed-deal.ts';
import { recordLines } from './record-lines.ts';
import { fileName, JSONL, saveFile } from './save-file.ts';
import { namesIn } from './sight.ts';
import { goTo } from './use-place.ts';
import { useWords, type Words } from './use-words.ts';
import styles from './deal-list.module.css';

/** So many deals are shown at a time. */
const PAGE = 60;
const RESULTS = ['all', 'won', 'lost'] as const;
const EVERYTHING: ListFilter = { game: 'all', result: 'all' };

/** Deals to choose from, in rounds, with a filter. */
export function DealList({ deals, name }: { readonly deals: readonly ListedDeal[]; readonly name: string }) {
  const words = useWords();
  const [filter, setFilter] = useState(EVERYTHING);
  const [most, setMost] = useState(PAGE);
  const fitting = deals.filter((deal) => fits(deal, filter));
  return (
    <>
      {deals.length > 1 && <Filter deals={deals} filter={filter} onFilter={setFilter} />}
      <p className={styles['count']} role="status">
        {fitting.length === 0 ? words.nothingFits : words.shown(fitting.length, deals.length)}
      </p>
      {roundsOf(fitting.slice(0, most)).map((round) => (
        <Round key={round.key} round={round} all={deals} />
      ))}
      {fitting.length > most && (
        <Button wide onClick={() => setMost(most + PAGE)}>
          {words.more(fitting.length - most)}
        </Button>
      )}
      {deals.length > 0 && (
        <Button wide onClick={() => save(fitting.length === 0 ? deals : fitting, name)}>
          {words.saveAll(fitting.length === 0 ? deals.length : fitting.length)}
        </Button>
      )}
    </>
  );
}

function save(deals: readonly ListedDeal[], name: string): void {
  // As they were played, the oldest first: whoever reads the file reads on.
  const lines = recordLines(deals.map(({ written }) => written).toReversed());
  saveFile(`${fileName('schafkopf', name)}.jsonl`, lines, JSONL);
}

interface FilterProps {
  readonly deals: readonly ListedDeal[];
  readonly filter: ListFilter;
  readonly onFilter: (filter: ListFilter) => void;
}

function Filter({ deals, filter, onFilter }: FilterProps) {
  const words = useWords();
  const language = useLanguage();
  const present = new Set(deals.map(({ record }) => record.contract?.game ?? 'thrown-in'));
  const games = (['all', ...GAMES, 'thrown-in'] as const).filter((game) => game === 'all' || present.has(game));
  return (
    <div className={styles['filter']}>
      <label>
        <span>{words.filterGame}</span>
        <select
          value={filter.game}
          onChange={({ currentTarget }) =>
            onFilter({ ...filter, game: games.find((one) => one === currentTarget.value) ?? 'all' })
          }
        >
          {games.map((game) => (
            <option key={game} value={game}>
              {game === 'all' ? words.all : game === 'thrown-in' ? words.thrownIn : gameName(game, language)}
            </option>
          ))}
        </select>
      </label>
      <Choice
        label={words.filterResult}
        values={RESULTS}
        value={filter.result}
        text={(result) => words.results[result]}
        onChange={(result) => onFilter({ ...filter, result })}
      />
    </div>
  );
}

function Round({ round, all }: { readonly round: ListedRound; readonly all: readonly ListedDeal[] }) {
  const words = useWords();
  const language = useLanguage();
  const [newest] = round.deals;
  if (newest === undefined) return null;
  const { rules } = newest.record;
  const whole = all.filter(({ notes }) => (notes.source?.session ?? '') === round.key);
  const sum = round.deals.reduce((total, deal) => total + deltaOf(deal), 0);
  const date = dateText(newest.notes.date, language);
  const title = [...(date === '' ? [] : [date]), rulesName(rules, language)].join(' · ');
  return (
    <section className={styles['round']}>
      <header>
        <div>
          <h2>{title}</h2>
          <p>{words.roundSum(round.deals.length, formatChange(sum, rules['scoring.currency'], language))}</p>
        </div>
        {round.key !== '' && whole.length < all.length && (
          <Button onClick={() => save(whole, title)}>{words.saveRound}</Button>
        )}
      </header>
      <ol>
        {round.deals.map((deal) => (
          <Line key={deal.key} deal={deal} />
        ))}
      </ol>
    </section>
  );
}

function rulesName(rules: HouseRules, language: 'de' | 'en'): string {
  const { preset, set } = writtenRules(rules);
  return `${presetText(preset, language).label}${set === undefined ? '' : ' +'}`;
}

function dateText(date: string | null, language: 'de' | 'en'): string {
  if (date === null) return '';
  const hasTime = date.includes('T');
  return new Intl.DateTimeFormat(language, {
    dateStyle: 'medium',
    ...(hasTime ? { timeStyle: 'short' } : {}),
  }).format(new Date(date));
}

function Line({ deal }: { readonly deal: ListedDeal }) {
  const words = useWords();
  const language = useLanguage();
  const { record, notes, isOwn } = deal;
  const names = namesIn({ notes }, isOwn, words);
  const contract = announced(record);
  const declarer = whoDeclared(record);
  const delta = deltaOf(deal);
  const isMe = isOwn && declarer === seatOf(deal);
  const who = declarer === null ? '' : isMe ? words.youPlayIt : words.playsIt(names(declarer));
  return (
    <li>
      <button type="button" className={styles['deal']} onClick={() => goTo(deal.place)}>
        <span>
          <b>
            {notes.source?.deal === null || notes.source === null ? '' : `${notes.source.deal}. `}
            {contract === null ? words.thrownIn : contractName(contract, language)}
          </b>
          <small>{[who, ...marksOf(notes, words)].filter(Boolean).join(' · ')}</small>
        </span>
        {record.result !== null && (
          <span className={styles['delta']} data-sign={Math.sign(delta)}>
            {formatChange(delta, record.rules['scoring.currency'], language)}
          </span>
        )}
      </button>
    </li>
  );
}

/** What is to be known about how a deal was played. */
function marksOf({ source }: RecordNotes, words: Words): readonly string[] {
  if (source === null) return [];
  return [...(source.seed === null ? [] : [words.practice]), ...(source.takenBack ? [words.takenBack] : [])];
}
