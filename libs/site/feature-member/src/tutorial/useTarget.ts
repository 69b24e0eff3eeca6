import { useEffect, useState } from 'react';
import type { Box } from './placeCard.ts';
import type { StepEnd, TutorialStep } from './tutorialChapters.ts';

/** Interval at which target and condition are checked. Pages render at any time, and prices change them every second. */
const CHECK_MS = 200;

/** State of the page with regard to a step. */
export interface TargetState {
  readonly element: HTMLElement | undefined;
  readonly box: Box | undefined;
  /** Whether the condition of the step holds. */
  readonly isDone: boolean;
}

const nothing: TargetState = { element: undefined, box: undefined, isDone: false };

const isVisible = (element: HTMLElement): boolean => element.getClientRects().length > 0;

function findTarget(selector: string | undefined): HTMLElement | undefined {
  if (selector === undefined) return undefined;
  return [...document.querySelectorAll<HTMLElement>(selector)].find(isVisible);
}

function isStepDone(end: StepEnd | undefined, element: HTMLElement | undefined): boolean {
  if (!end) return false;
  if (end.kind === 'path') return end.prefixes.some((prefix) => location.pathname.startsWith(prefix));
  if (end.kind === 'appears') return findTarget(end.selector) !== undefined;
  return element instanceof HTMLInputElement && element.value !== '';
}

function readState({ target, end }: TutorialStep): TargetState {
  const element = findTarget(target);
  if (!element) return { ...nothing, isDone: isStepDone(end, element) };
  const { left, top, width, height } = element.getBoundingClientRect();
  return { element, box: { left, top, width, height }, isDone: isStepDone(end, element) };
}

const toKey = ({ isDone, box }: TargetState): string =>
  [isDone, box?.left, box?.top, box?.width, box?.height].join(' ');

const isSame = (a: TargetState, b: TargetState): boolean => a.element === b.element && toKey(a) === toKey(b);

/** Follows the element of a step: its position, and whether the step is done. The element is scrolled into view once. */
export function useTarget(step: TutorialStep): TargetState {
  const [state, setState] = useState(nothing);
  useEffect(() => {
    let scrolledTo: HTMLElement | undefined;
    const check = () => {
      const next = readState(step);
      if (next.element && next.element !== scrolledTo) {
        scrolledTo = next.element;
        next.element.scrollIntoView({ block: 'center' });
      }
      setState((before) => (isSame(before, next) ? before : next));
    };
    check();
    const timer = setInterval(check, CHECK_MS);
    addEventListener('scroll', check, { capture: true, passive: true });
    addEventListener('resize', check);
    return () => {
      clearInterval(timer);
      removeEventListener('scroll', check, { capture: true });
      removeEventListener('resize', check);
    };
  }, [step]);
  return state;
}
