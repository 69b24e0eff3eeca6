import { useState } from 'react';

/** The last value there was, for as long as there is none: what is on screen while it is being checked. `null` drops it. */
export function useLastValue<Value>(value: Value | null | undefined): Value | undefined {
  const [kept, setKept] = useState(value ?? undefined);
  const wanted = value === null ? undefined : (value ?? kept);
  if (wanted !== kept) setKept(wanted);
  return wanted;
}
