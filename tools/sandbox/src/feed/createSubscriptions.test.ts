import { type SportChanges, type World } from '../world/index.ts';
import { createSubscriptions, sharedReader } from './createSubscriptions.ts';
import { readFrame, type ServerFrame } from './frames.ts';

/** A channel whose every step changes one price of match `g1` or `g2`, turn by turn. */
function fakeWorld(state: { cursor: number; oldest: number }): World {
  const changesSince = (channel: string, cursor: number): SportChanges | 'tooOld' => {
    if (cursor < state.oldest) return 'tooOld';
    const steps = Array.from({ length: state.cursor - cursor }, (_, index) => cursor + index + 1);
    const prices = steps.map((step) => [`g${step % 2}.R.0.H`, '', '0.95', 'Y', step] as SportChanges['prices'][number]);
    return {
      channel,
      from: cursor,
      cursor: state.cursor,
      time: 0,
      prices,
      games: [],
      added: [],
      leagues: [],
      removed: [],
    };
  };
  return { cursor: () => state.cursor, changesSince } as unknown as World;
}

const subscribe = (cursor: number, gameIds?: string[]) =>
  readFrame(JSON.stringify({ type: 'subscribe', channel: 'FT.RB', cursor, langx: 'zh-tw', gameIds }));

function listen(state: { cursor: number; oldest: number }, cursor: number, gameIds?: string[]) {
  const world = fakeWorld(state);
  const frames: ServerFrame[] = [];
  const subscriptions = createSubscriptions(world, (frame) => void frames.push(frame));
  const frame = subscribe(cursor, gameIds);
  if (frame) subscriptions.apply(frame);
  return { frames, flush: () => subscriptions.flush(sharedReader(world)) };
}

describe('a subscription', () => {
  it('B3 sends frames that join without a gap, many changes in one', () => {
    const state = { cursor: 10, oldest: 0 };
    const { frames, flush } = listen(state, 7);
    flush();
    state.cursor = 15;
    flush();
    flush();
    expect(frames).toMatchObject([
      { type: 'changes', from: 7, cursor: 10 },
      { type: 'changes', from: 10, cursor: 15 },
    ]);
  });

  it('B3 still joins when a filter leaves some steps empty', () => {
    const state = { cursor: 0, oldest: 0 };
    const { frames, flush } = listen(state, 0, ['g0']);
    for (state.cursor = 1; state.cursor <= 4; state.cursor++) flush();
    expect(frames).toMatchObject([
      { from: 0, cursor: 2, prices: [['g0.R.0.H', '', '0.95', 'Y', 2]] },
      { from: 2, cursor: 4, prices: [['g0.R.0.H', '', '0.95', 'Y', 4]] },
    ]);
  });

  it.each([
    ['older than the log', 2],
    ['from the future', 99],
    ['negative', -1],
  ])('answers reset to a cursor that is %s, once', (_what, cursor) => {
    const { frames, flush } = listen({ cursor: 10, oldest: 5 }, cursor);
    flush();
    flush();
    expect(frames).toEqual([{ type: 'reset', channel: 'FT.RB' }]);
  });
});

it.each([
  ['no JSON', '{'],
  ['null', 'null'],
  ['a list', '[]'],
  ['no channel', '{"type":"subscribe","cursor":1}'],
  ['a strange channel', '{"type":"subscribe","channel":"__proto__","cursor":1}'],
  ['a cursor as text', '{"type":"subscribe","channel":"FT.RB","cursor":"1"}'],
  ['ids that are no texts', '{"type":"subscribe","channel":"FT.RB","cursor":1,"gameIds":[1]}'],
  ['an unknown type', '{"type":"publish","channel":"FT.RB","cursor":1}'],
])('F-SRV-06 ignores a frame that is %s', (_what, text) => {
  expect(readFrame(text)).toBeUndefined();
});

it.each(['FT.RB', 'ALL.RB', 'FS.FSFU', 'GAME.1207780085'])('listens to %s', (channel) => {
  expect(readFrame(JSON.stringify({ type: 'subscribe', channel, cursor: 1, langx: 'zh-cn' }))).toMatchObject({
    channel,
  });
});
