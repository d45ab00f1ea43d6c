import { useFragment } from '../ui/use-fragment.ts';
import { AllDeals } from './all-deals.tsx';
import { dealAt } from './fairness-place.ts';
import { OneDeal } from './one-deal.tsx';

/** Was this dealt honestly? All deals computed again, or one of them step by step. */
export function FairnessScreen() {
  const id = dealAt(useFragment());
  return id === null ? <AllDeals /> : <OneDeal key={id} id={id} />;
}
