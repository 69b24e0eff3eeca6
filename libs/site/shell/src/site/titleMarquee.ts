import type { Clock } from '@pavilion/kernel';

/** Maximum number of characters of a title that does not scroll (§9). */
const MAX_STATIC_LENGTH = 15;
const STEP_MS = 300;
const GAP = '　';

/** Moves the first characters of a title to its end. Counts code points, so that no character is split. */
export function rotateTitle(title: string, steps: number): string {
  const letters = [...`${title}${GAP}`];
  const at = steps % letters.length;
  return [...letters.slice(at), ...letters.slice(0, at)].join('');
}

/**
 * Shows a page title. A title of more than 15 characters scrolls by one character every 300 ms (NAV-13).
 *
 * @returns a function that stops the scrolling
 */
export function startTitleMarquee(title: string, write: (text: string) => void, clock: Clock): () => void {
  write(title);
  if ([...title].length <= MAX_STATIC_LENGTH) return () => undefined;
  let steps = 0;
  let cancel = () => undefined as void;
  const step = () => {
    steps += 1;
    write(rotateTitle(title, steps));
    cancel = clock.after(STEP_MS, step);
  };
  cancel = clock.after(STEP_MS, step);
  return () => cancel();
}
