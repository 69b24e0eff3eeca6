import { useState } from 'react';

/** Returns the last defined value while there is none, for example during a check. `null` clears it. */
export function useLastValue<Value>(value: Value | null | undefined): Value | undefined {
  const [last, setLast] = useState(value ?? undefined);
  const current = value === null ? undefined : (value ?? last);
  if (current !== last) setLast(current);
  return current;
}
