import { parseClientFrame } from './frames.ts';

it.each`
  channel          | isKnown
  ${'HOT'}         | ${true}
  ${'FT.RB'}       | ${true}
  ${'GAME.1234'}   | ${true}
  ${'CENTRE.1234'} | ${true}
  ${'HOTTER'}      | ${false}
  ${'GAME.x'}      | ${false}
`('D1 a client may subscribe to $channel: $isKnown', ({ channel, isKnown }) => {
  const frame = parseClientFrame(JSON.stringify({ type: 'subscribe', channel, cursor: 1, langx: 'zh-cn' }));
  expect(frame !== undefined).toBe(isKnown);
});
