import type { Clock } from '@pavilion/kernel';

const STEP_MS = 300;
const GAP = '　';

/** Moves the first characters of a title to its end. Counts code points, so that no character is split. */
export function rotateTitle(title: string, steps: number): string {
  const letters = [...`${title}${GAP}`];
  const at = steps % letters.length;
  return [...letters.slice(at), ...letters.slice(0, at)].join('');
}

/**
 * Scrolls a title by one character every 300 ms (NAV-13).
 *
 * @returns a function that stops the scrolling
 */
export function startTitleMarquee(title: string, write: (text: string) => void, clock: Clock): () => void {
  let steps = 0;
  let cancel = () => undefined as void;
  const wait = () => {
    cancel = clock.after(STEP_MS, () => {
      steps += 1;
      write(rotateTitle(title, steps));
      wait();
    });
  };
  wait();
  return () => cancel();
}
