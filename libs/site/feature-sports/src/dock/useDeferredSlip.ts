import type { Slip } from '@pavilion/domain-sports';
import { useAppSelector } from '@pavilion/site-contract';
import { useDeferredValue } from 'react';

const holdsSame = (a: Slip, b: Slip): boolean =>
  a.selections.length === b.selections.length && a.selections.every(({ id }, at) => id === b.selections[at]?.id);

/**
 * The slip as it is to be drawn: a pick marks its cell in the click's own frame, and the form follows in a render of its
 * own. Everything else of the slip (a stake being typed, a price that moved) is drawn at once.
 */
export function useDeferredSlip(): Slip {
  const slip = useAppSelector((state) => state.slip);
  const drawn = useDeferredValue(slip);
  return holdsSame(slip, drawn) ? slip : drawn;
}
