import { useRef, useState, type RefObject } from 'react';
import { useOnScreen } from './useOnScreen.ts';

/** Value that a drawing shows, and the ref of the drawing. Out of sight the drawing keeps its last value (MTC-05). */
export function useDrawn<Value>(value: Value): {
  readonly ref: RefObject<SVGSVGElement | null>;
  readonly drawn: Value;
} {
  const ref = useRef<SVGSVGElement>(null);
  const isOnScreen = useOnScreen(ref);
  const [drawn, setDrawn] = useState(value);
  if (isOnScreen && drawn !== value) setDrawn(value);
  return { ref, drawn };
}
