import { formatAmount, houseRulesSentence, presetText, stossStep } from '@stammtisch/texts';
import { contractName } from '../i18n/game-texts.ts';
import { GlossaryText } from '../glossary/glossary-text.tsx';
import { useLanguage, useMessages } from '../i18n/use-messages.ts';
import { factorNow } from '../table/factor-now.ts';
import { priceNow } from '../table/price-now.ts';
import { useNames } from '../table/guests.ts';
import { useTable, useTableState } from '../table/table-context.ts';
import { Dialog } from '../ui/dialog.tsx';
import styles from './details-dialog.module.css';

/** What the running game counts and why, and the rules of the table in one sentence. */
export function DetailsDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useMessages();
  const language = useLanguage();
  const names = useNames();
  const { table } = useTable();
  const view = useTableState((state) => state.view);
  const { deal, rules, stock, doubled } = view;
  const knockers = (deal?.knocks ?? []).map(names);
  const stossers = (deal?.stoss ?? []).map((seat, step) => `${stossStep(step)} ${names(seat)}`);
  const price = priceNow(view);
  const head = table.session?.head ?? null;
  const { seed } = head ?? { seed: null };
  const isAsPreset = head !== null && Object.keys(head.set).length === 0;
  return (
    <Dialog title={t.gameNow} onClose={onClose} place="top">
      <div className={styles['details']}>
        <p>
          <strong>
            {deal?.contract === null || deal === null
              ? t.dealTitle(deal?.number ?? 1)
              : contractName(deal.contract, language)}
          </strong>
          , {t.factorNow(factorNow(view))}
        </p>
        {price !== null && <p>{t.priceNow(formatAmount(price, rules['scoring.currency'], language))}</p>}
        {knockers.length + stossers.length === 0 && (
          <p>
            {t.whoDoubled}: {t.nobody}
          </p>
        )}
        {knockers.length > 0 && (
          <p>
            {t.whoKnocked}: {knockers.join(', ')}
          </p>
        )}
        {stossers.length > 0 && (
          <p>
            {t.whoGaveStoss}: {stossers.join(', ')}
          </p>
        )}
        {doubled > 1 && <p>{t.doubledDeal(doubled)}</p>}
        {rules['stock.enabled'] && <p>{t.stockHolds(formatAmount(stock, rules['scoring.currency'], language))}</p>}
        <h3>
          {t.rulesOfTable}
          {isAsPreset && `: ${presetText(head.preset, language).label}`}
        </h3>
        <p>
          <GlossaryText text={houseRulesSentence(rules, language)} />
        </p>
        {seed !== null && <p className={styles['practice']}>{t.practiceHint(seed)}</p>}
      </div>
    </Dialog>
  );
}
