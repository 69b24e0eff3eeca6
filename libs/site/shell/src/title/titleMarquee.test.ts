import type { Clock } from '@pavilion/kernel';
import { rotateTitle, startTitleMarquee } from './titleMarquee.ts';

function heldClock() {
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

describe('page title', () => {
  it.each`
    rule                                             | title                                 | scrolls
    ${'NAV-13 fifteen characters stand still'}       | ${'一二三四五六七八九十一二三四五'}   | ${false}
    ${'NAV-13 sixteen characters scroll'}            | ${'一二三四五六七八九十一二三四五六'} | ${true}
    ${'NAV-13 counts characters, not UTF-16 halves'} | ${'𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷'}                 | ${false}
  `('$rule', ({ title, scrolls }) => {
    const { clock, due } = heldClock();
    const write = jest.fn();
    startTitleMarquee(title, write, clock);
    expect(write).toHaveBeenCalledWith(title);
    expect(due.map(({ at }) => at)).toEqual(scrolls ? [300] : []);
  });

  it('NAV-13 moves one character a step and stops when told', () => {
    const { clock, due } = heldClock();
    const shown: string[] = [];
    const stop = startTitleMarquee('一二三四五六七八九十一二三四五六', (text) => void shown.push(text), clock);
    due.shift()?.run();
    expect(shown.at(-1)).toBe('二三四五六七八九十一二三四五六　一');
    stop();
    expect(due).toEqual([]);
  });

  it('NAV-13 comes round to where it began', () => {
    expect(rotateTitle('云阁', 3)).toBe('云阁　');
  });
});
