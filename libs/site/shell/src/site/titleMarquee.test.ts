import { createFakeClock } from '@pavilion/kernel/testing';
import { rotateTitle, startTitleMarquee } from './titleMarquee.ts';

const TITLE = '一二三四五六七八九十一二三四五六';

it('NAV-13 moves one character every 300 ms until it is stopped', () => {
  const clock = createFakeClock();
  const shown: string[] = [];
  const stop = startTitleMarquee(TITLE, (text) => void shown.push(text), clock);
  clock.advance(299);
  expect(shown).toEqual([]);
  clock.advance(1);
  clock.advance(300);
  expect(shown).toEqual(['二三四五六七八九十一二三四五六　一', '三四五六七八九十一二三四五六　一二']);
  stop();
  clock.advance(600);
  expect(shown).toHaveLength(2);
});

it('NAV-13 returns to the start after a full turn', () => {
  expect([rotateTitle('云阁', 3), rotateTitle('𠮷田', 1)]).toEqual(['云阁　', '田　𠮷']);
});
