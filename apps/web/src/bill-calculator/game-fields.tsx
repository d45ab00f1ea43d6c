import { CALLABLE_SUITS, GAMES, SEATS, SUITS, isGameEnabled, isSuitGame, isToutAllowed } from '@stammtisch/rules';
import type { Suit } from '@stammtisch/rules';
import { gameName } from '@stammtisch/texts';
import { suitName } from '../i18n/game-texts.ts';
import { useLanguage } from '../i18n/use-messages.ts';
import { SuitSign } from '../ui/suit-sign.tsx';
import { useCalculator, useNames } from './calculator-context.ts';
import { Choice, Count, Note, Tick } from './controls.tsx';
import { partnerFor } from './draft-link.ts';
import { callableOf, isTouted, type GameDraft } from './game-draft.ts';
import { useWords } from './use-words.ts';

/** Which game it was. */
export function GameFields() {
  return (
    <>
      <KindField />
      <SuitField />
      <ToutField />
      <MussField />
    </>
  );
}

function KindField() {
  const t = useWords();
  const language = useLanguage();
  const { draft, rules, change } = useCalculator();
  const nameOf = (kind: GameDraft['kind']): string => (kind === 'thrown-in' ? t.thrownIn : gameName(kind, language));
  const isOff = draft.kind !== 'thrown-in' && !isGameEnabled(rules, draft.kind);
  const kinds = [...GAMES.filter((game) => isGameEnabled(rules, game) || game === draft.kind), 'thrown-in' as const];
  return (
    <Choice<GameDraft['kind']>
      legend={t.game}
      value={draft.kind}
      options={kinds.map((kind) => ({ value: kind, label: nameOf(kind) }))}
      onChange={(kind) => change({ kind, tricks: firstTricks({ ...draft, kind }) })}
    >
      {isOff && <Note>{t.off(nameOf(draft.kind))}</Note>}
    </Choice>
  );
}

/** How a game most probably ended: as it was announced. */
function firstTricks(draft: GameDraft): GameDraft['tricks'] {
  if (draft.kind === 'bettel') return 'none';
  return isTouted(draft) ? 'all' : 'some';
}

function SuitField() {
  const t = useWords();
  const language = useLanguage();
  const { draft, change } = useCalculator();
  const { kind, suit } = draft;
  if (kind !== 'rufspiel' && (kind === 'thrown-in' || !isSuitGame(kind))) return null;
  const suits: readonly Suit[] = kind === 'rufspiel' ? CALLABLE_SUITS : SUITS;
  return (
    <Choice<Suit>
      legend={kind === 'rufspiel' ? t.called : t.trumpSuit}
      value={kind === 'rufspiel' ? callableOf(suit) : suit}
      options={suits.map((one) => ({
        value: one,
        label: (
          <>
            <SuitSign suit={one} />
            {suitName(one, language)}
          </>
        ),
      }))}
      onChange={(next) => change({ suit: next })}
    />
  );
}

function ToutField() {
  const t = useWords();
  const language = useLanguage();
  const { draft, rules, change } = useCalculator();
  const { kind } = draft;
  const isOn = isTouted(draft);
  const isAllowed = kind !== 'thrown-in' && isToutAllowed(rules, kind);
  if (!isOn && !isAllowed) return null;
  return (
    <Tick
      label={t.tout}
      hint={t.toutHint}
      checked={isOn}
      onChange={(tout) => change({ tout, tricks: firstTricks({ ...draft, tout }) })}
    >
      {isOn && !isAllowed && kind !== 'thrown-in' && <Note>{t.noTout(gameName(kind, language))}</Note>}
    </Tick>
  );
}

/** Only asked where it can change the bill (B54). */
function MussField() {
  const t = useWords();
  const { draft, rules, change } = useCalculator();
  if (draft.kind !== 'rufspiel' || (rules['muss.winAt60WithMaxTrumps'] === 0 && !draft.muss)) return null;
  return (
    <>
      <Tick label={t.muss} hint={t.mussHint} checked={draft.muss} onChange={(muss) => change({ muss })} />
      {draft.muss && (
        <Count
          label={t.mussTrumps}
          value={draft.mussTrumps}
          max={rules.deck / 4}
          onChange={(mussTrumps) => change({ mussTrumps })}
        />
      )}
    </>
  );
}

/** Who played, and with whom. */
export function SeatFields() {
  const t = useWords();
  const names = useNames();
  const { draft, change } = useCalculator();
  const { kind, declarer, partner } = draft;
  if (kind === 'ramsch' || kind === 'thrown-in') return null;
  return (
    <>
      <Choice
        legend={kind === 'sie' ? t.sieOf : t.declarer}
        value={declarer}
        options={SEATS.map((seat) => ({ value: seat, label: names(seat) }))}
        onChange={(seat) => change({ declarer: seat, partner: partnerFor(seat, partner) })}
      />
      {kind === 'rufspiel' && (
        <Choice
          legend={t.partner}
          value={partner}
          options={SEATS.filter((seat) => seat !== declarer).map((seat) => ({ value: seat, label: names(seat) }))}
          onChange={(seat) => change({ partner: seat })}
        />
      )}
    </>
  );
}
