import { useFragment } from '../ui/use-fragment.ts';
import { AllDeals } from './all-deals.tsx';
import { ALL_OF_SERVER, dealAt } from './fairness-place.ts';
import { OneDeal } from './one-deal.tsx';
import { ServerDeals } from './server-deals.tsx';

/** Was this dealt honestly? All deals computed again, or one of them step by step. */
export function FairnessScreen() {
  const fragment = useFragment();
  const id = dealAt(fragment);
  if (fragment === ALL_OF_SERVER) return <ServerDeals />;
  return id === null ? <AllDeals /> : <OneDeal key={id} id={id} />;
}
