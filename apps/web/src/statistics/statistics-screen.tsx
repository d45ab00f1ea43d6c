import { PRESET_NAMES } from '@stammtisch/rules';
import { presetText } from '@stammtisch/texts';
import { useState } from 'preact/hooks';
import { show } from '../app-store.ts';
import { ReadingNote } from '../archive/reading-note.tsx';
import { useArchived } from '../archive/use-archived.ts';
import { useLanguage } from '../i18n/use-messages.ts';
import { PageFrame } from '../navigation/page-frame.tsx';
import { Choice } from '../menu/choice.tsx';
import { Switch } from '../menu/switch.tsx';
import { saveFile } from '../replay/save-file.ts';
import { Button } from '../ui/button.tsx';
import { BalanceSection } from './balance-section.tsx';
import { FairnessSection, LuckSection } from './cards-section.tsx';
import { ALL_BOTS, counts, PERIODS, TABLES, usualCurrency, type DealFilter } from './deal-filter.ts';
import { csvOf, jsonOf } from './export-deals.ts';
import { GroupsSection } from './groups-section.tsx';
import { oldestFirst, ownDealOf, type OwnDeal } from './own-deal.ts';
import { useWords } from './use-words.ts';
import styles from './statistics-screen.module.css';

/** How somebody plays, computed from the records of this browser alone. */
export function StatisticsScreen() {
  const words = useWords();
  const { deals, reading } = useArchived(ownDealOf, oldestFirst);
  return (
    <PageFrame title={words.title} wide>
      {deals === null ? (
        <ReadingNote reading={reading} />
      ) : deals.length === 0 ? (
        <p className={styles['empty']}>{words.empty}</p>
      ) : (
        <All deals={deals} />
      )}
    </PageFrame>
  );
}

function All({ deals: all }: { readonly deals: readonly OwnDeal[] }) {
  const words = useWords();
  const deals = all.filter(({ isTakenBack }) => !isTakenBack);
  const takenBack = all.length - deals.length;
  const [now] = useState(() => new Date());
  const [filter, setFilter] = useState<DealFilter>({
    period: 'all',
    table: 'all',
    preset: 'all',
    bots: ALL_BOTS,
    withPractice: deals.every(({ isPractice }) => isPractice),
    currency: usualCurrency(deals),
  });
  const always = deals.filter((deal) => counts(deal, { ...filter, period: 'all' }, now));
  const counted = deals.filter((deal) => counts(deal, filter, now));
  // Cards that were dealt were dealt, whatever happened then: leaving some out would be choosing.
  const dealt = all.filter((deal) => counts(deal, filter, now));
  return (
    <>
      <Filter deals={deals} filter={filter} onFilter={setFilter} />
      {takenBack > 0 && <p className={styles['note']}>{words.takenBack(takenBack)}</p>}
      {counted.length === 0 ? (
        <p className={styles['empty']} role="status">
          {words.nothing}
        </p>
      ) : (
        <div className={styles['sections']}>
          <BalanceSection deals={counted} always={always} currency={filter.currency} now={now} />
          <GroupsSection deals={counted} currency={filter.currency} />
          <LuckSection deals={counted} />
          <FairnessSection deals={dealt} />
        </div>
      )}
      <section className={styles['export']} aria-label={words.export}>
        <Button onClick={() => saveFile('schafkopf.csv', csvOf(counted), 'text/csv')}>{words.csv}</Button>
        <Button onClick={() => saveFile('schafkopf.json', jsonOf(counted), 'application/json')}>{words.json}</Button>
        <Button onClick={() => show('replay')}>{words.list}</Button>
        <Button onClick={() => show('data')}>{words.manage}</Button>
      </section>
    </>
  );
}

interface FilterProps {
  readonly deals: readonly OwnDeal[];
  readonly filter: DealFilter;
  readonly onFilter: (filter: DealFilter) => void;
}

function Filter({ deals, filter, onFilter }: FilterProps) {
  const words = useWords();
  const language = useLanguage();
  const presets = PRESET_NAMES.filter((name) => deals.some(({ preset }) => preset === name));
  const bots = [...new Set(deals.map((deal) => deal.bots))].filter((names) => names !== '');
  const currencies = (['cent', 'point'] as const).filter((one) => deals.some(({ currency }) => currency === one));
  return (
    <div className={styles['filter']}>
      <Choice
        label={words.period}
        values={PERIODS}
        value={filter.period}
        text={(period) => words.periods[period]}
        onChange={(period) => onFilter({ ...filter, period })}
      />
      {new Set(deals.map(({ isOnline }) => isOnline)).size > 1 && (
        <Choice
          label={words.table}
          values={TABLES}
          value={filter.table}
          text={(table) => words.tables[table]}
          onChange={(table) => onFilter({ ...filter, table })}
        />
      )}
      {presets.length > 1 && (
        <Select
          label={words.rules}
          value={filter.preset}
          options={[['all', words.any], ...presets.map((name) => [name, presetText(name, language).label] as const)]}
          onChange={(value) => onFilter({ ...filter, preset: presets.find((name) => name === value) ?? 'all' })}
        />
      )}
      {bots.length > 1 && (
        <Select
          label={words.bots}
          value={filter.bots}
          options={[[ALL_BOTS, words.any], ...bots.map((names) => [names, named(names)] as const)]}
          onChange={(value) => onFilter({ ...filter, bots: value })}
        />
      )}
      {currencies.length > 1 && (
        <Choice
          label={words.currency}
          values={currencies}
          value={filter.currency}
          text={(currency) => words.currencies[currency]}
          onChange={(currency) => onFilter({ ...filter, currency })}
        />
      )}
      {deals.some(({ isPractice }) => isPractice) && (
        <Switch
          label={words.practice}
          hint=""
          on={filter.withPractice}
          onChange={(withPractice) => onFilter({ ...filter, withPractice })}
        />
      )}
    </div>
  );
}

/** Bots by their names, which begin with a capital. */
function named(bots: string): string {
  return bots.replaceAll(/\b\p{L}/gu, (letter) => letter.toUpperCase());
}

interface SelectProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, text: string])[];
  readonly onChange: (value: string) => void;
}

function Select({ label, value, options, onChange }: SelectProps) {
  return (
    <label className={styles['select']}>
      <span>{label}</span>
      <select value={value} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
        {options.map(([one, text]) => (
          <option key={one} value={one}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}
