import type { Slip } from '@pavilion/domain-sports';
import { useAppSelector } from '@pavilion/site-contract';
import { useDeferredValue } from 'react';

const hasSameSelections = (a: Slip, b: Slip): boolean =>
  a.selections.length === b.selections.length && a.selections.every(({ id }, at) => id === b.selections[at]?.id);

/**
 * Returns the slip to render. A new selection marks its cell in the frame of the click and renders the form in a
 * deferred render. Other changes, such as a typed stake or a changed price, are not deferred.
 */
export function useDeferredSlip(): Slip {
  const slip = useAppSelector((state) => state.slip);
  const deferred = useDeferredValue(slip);
  return hasSameSelections(slip, deferred) ? slip : deferred;
}
