import { useEffect, useRef } from 'react';

/** Calls a function each time the condition changes to true. */
export function useOnTrue(isSo: boolean, callback: () => void): void {
  const latest = useRef(callback);
  useEffect(() => {
    latest.current = callback;
  });
  useEffect(() => {
    if (isSo) latest.current();
  }, [isSo]);
}
