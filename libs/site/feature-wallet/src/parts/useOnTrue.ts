import { useEffect, useRef } from 'react';

/** Calls back once each time a condition comes true. */
export function useOnTrue(isSo: boolean, callback: () => void): void {
  const latest = useRef(callback);
  useEffect(() => {
    latest.current = callback;
  });
  useEffect(() => {
    if (isSo) latest.current();
  }, [isSo]);
}
