import type { Clock } from '@pavilion/kernel';
import { rotateTitle, startTitleMarquee } from './titleMarquee.ts';

function createManualClock() {
  const due: { at: number; run: () => void }[] = [];
  const clock: Clock = {
    now: () => 0,
    after: (ms, run) => {
      const entry = { at: ms, run };
      due.push(entry);
      return () => void due.splice(due.indexOf(entry), 1);
    },
  };
  return { clock, due };
}

describe('startTitleMarquee', () => {
  it.each`
    rule                                             | title                                 | scrolls
    ${'NAV-13 does not scroll 15 characters'}        | ${'一二三四五六七八九十一二三四五'}   | ${false}
    ${'NAV-13 scrolls 16 characters'}                | ${'一二三四五六七八九十一二三四五六'} | ${true}
    ${'NAV-13 counts code points, not UTF-16 units'} | ${'𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷'}                 | ${false}
  `('$rule', ({ title, scrolls }) => {
    const { clock, due } = createManualClock();
    const write = jest.fn();
    startTitleMarquee(title, write, clock);
    expect(write).toHaveBeenCalledWith(title);
    expect(due.map(({ at }) => at)).toEqual(scrolls ? [300] : []);
  });

  it('NAV-13 moves one character per step and stops on request', () => {
    const { clock, due } = createManualClock();
    const shown: string[] = [];
    const stop = startTitleMarquee('一二三四五六七八九十一二三四五六', (text) => void shown.push(text), clock);
    due.shift()?.run();
    expect(shown.at(-1)).toBe('二三四五六七八九十一二三四五六　一');
    stop();
    expect(due).toEqual([]);
  });

  it('NAV-13 returns to the start after a full turn', () => {
    expect(rotateTitle('云阁', 3)).toBe('云阁　');
  });
});
