import { useEffect, useRef } from 'react';

/** Calls a function each time the condition changes to true. */
export function useOnTrue(condition: boolean, callback: () => void): void {
  const latest = useRef(callback);
  useEffect(() => {
    latest.current = callback;
  });
  useEffect(() => {
    if (condition) latest.current();
  }, [condition]);
}
