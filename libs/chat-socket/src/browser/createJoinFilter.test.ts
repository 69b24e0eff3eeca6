import { createJoinFilter } from './createJoinFilter.ts';

const createFrame = (way: string, rid = 'lobby') =>
  way === 'words'
    ? '{"msgId":10003,"msgData":{"rid":"lobby","body":{"msgId":10002}}}'
    : JSON.stringify({ msgId: 10002, msgData: { rid, leave: way === 'out' } });

it.each`
  frames                                           | goes
  ${['a in', 'b in', 'a out', 'b out']}            | ${[true, true, false, true]}
  ${['a in', 'a out', 'a in', 'b words', 'a out']} | ${[true, true, true, true, true]}
  ${['a out', 'a in', 'b out']}                    | ${[true, true, false]}
`('CHT-05 leaves a room with the last tab: $frames', ({ frames, goes }) => {
  const { isDue } = createJoinFilter();
  const ways = (frames as string[]).map((frame) => frame.split(' ') as [string, string]);
  expect(ways.map(([tab, way]) => isDue(tab, createFrame(way)))).toEqual(goes);
});

it('CHT-05 returns the rooms that a tab joined alone when it is removed, once', () => {
  const { isDue, removeTab } = createJoinFilter();
  for (const [tab, rid] of [
    ['a', 'lobby'],
    ['b', 'lobby'],
    ['a', 'sport'],
    ['b', 'vip'],
  ] as const)
    isDue(tab, createFrame('in', rid));
  expect([removeTab('a'), removeTab('a'), removeTab('other')]).toEqual([['sport'], [], []]);
  expect(isDue('b', createFrame('out'))).toBe(true);
  expect(removeTab('b')).toEqual(['vip']);
});
