import { expect, type Page } from '@playwright/test';

const LIMIT = 0.01;

/** Entry of the Layout Instability API; TypeScript's DOM types have none. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRect;
    readonly currentRect: DOMRect;
  }[];
}

/** Lists the layout shifts without recent input since the page started, with the elements that moved. */
const listShifts = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<{ value: number; text: string }[]>((resolve) => {
        const format = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(' ');
        const shifts: { value: number; text: string }[] = [];
        new PerformanceObserver((list) => {
          for (const { value, hadRecentInput, startTime, sources } of list.getEntries() as LayoutShift[]) {
            if (hadRecentInput) continue;
            const moved = sources.map(
              ({ node, previousRect, currentRect }) =>
                `${node?.nodeName} "${node?.textContent?.slice(0, 20)}" from ${format(previousRect)} to ${format(currentRect)}`,
            );
            shifts.push({ value, text: `${value.toFixed(4)} at ${Math.round(startTime)} ms: ${moved.join('; ')}` });
          }
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(shifts), 100);
      }),
  );

/** Checks that the layout has not shifted without recent input since the page started. A failure names what moved. */
export async function expectNoLayoutShift(page: Page, what = 'the page'): Promise<void> {
  const shifts = await listShifts(page);
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  expect.soft(sum, `${what} shifts: ${shifts.map(({ text }) => text).join('\n')}`).toBeLessThanOrEqual(LIMIT);
}
