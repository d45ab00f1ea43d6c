import { tableCode } from '@stammtisch/fairdeal';
import type { Happened, TableHappening } from '@stammtisch/protocol';
import { publicEvents } from '@stammtisch/rules';
import type { Evening } from './evening.ts';
import type { EveningEvent } from './event.ts';

type Unnumbered<Numbered> = Numbered extends unknown ? Omit<Numbered, 'n'> : never;

/** What everybody hears of an event. Nothing of what is secret is in it: neither cards, nor the secret of a deal, nor who a person is. */
export function happeningsOf(evening: Evening, event: EveningEvent): readonly Unnumbered<Happened>[] {
  if (event.type === 'game') {
    const heard = publicEvents([event.event]).map((game) => ({ game }));
    return event.event.type === 'dealt' ? [{ table: dealtHappening(evening) }, ...heard] : heard;
  }
  const table = tableHappening(evening, event);
  return table === null ? [] : [{ table }];
}

function dealtHappening({ game, dealing }: Evening): TableHappening {
  const locked = dealing?.dealing;
  return { type: 'dealt', deal: game.deals + 1, code: locked?.phase === 'opening' ? tableCode(locked.lock) : '' };
}

function tableHappening(evening: Evening, event: Exclude<EveningEvent, { type: 'game' }>): TableHappening | null {
  switch (event.type) {
    case 'sat':
      return { type: 'sat', member: event.member, chair: event.chair };
    case 'waits':
    case 'stood':
    case 'removed':
    case 'back':
    case 'host':
    case 'ready':
    case 'paused':
    case 'resumed':
    case 'rules-set':
    case 'options-set':
      return { type: event.type, member: event.member };
    case 'offered':
      return { type: 'offered', from: event.from, to: event.to };
    case 'away':
      return { type: 'away', member: event.member, why: event.why };
    case 'dealing':
      return { type: 'dealing', deal: evening.game.deals + 1, attempt: event.attempt };
    case 'void':
      return { type: 'void', missing: event.missing };
    case 'said':
      return { type: 'said', member: event.member, phrase: event.phrase };
    case 'given-up':
    case 'closed':
      return { type: event.type };
    case 'opened':
    case 'looks':
    case 'joined':
    case 'bot-joined':
    case 'bot-left':
    case 'offer-answered':
    case 'seated':
    case 'sits-out':
    case 'connected':
    case 'disconnected':
    case 'clock-restarted':
    case 'committed':
    case 'locked':
    case 'opening':
    case 'muted':
      return null;
  }
}
