import { useServices } from '@pavilion/site-contract';
import { useState } from 'react';

/** Whether venues without money are folded, which they are by default. The choice is stored in the browser and survives a logout (WAL-01). */
export function useZeroHidden(): readonly [boolean, (isHidden: boolean) => void] {
  const { session } = useServices();
  const [isHidden, setHidden] = useState(() => session.get('hideZeroBalance') !== '0');
  const change = (next: boolean) => {
    session.set('hideZeroBalance', next ? '1' : '0');
    setHidden(next);
  };
  return [isHidden, change];
}
