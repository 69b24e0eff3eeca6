import type { World, WorldChanges } from '@pavilion/sandbox-world';
import { createSubscriptions, createSharedReader } from './createSubscriptions.ts';
import { parseClientFrame, type ServerFrame } from './frames.ts';

/**
 * World with a channel whose steps change a price of match `g0` and `g1` alternately. Every third step moves its line
 * too.
 */
function fakeWorld(state: { cursor: number; oldest: number }): World {
  const changesSince = (channel: string, cursor: number): WorldChanges | 'tooOld' => {
    if (cursor < state.oldest) return 'tooOld';
    const steps = Array.from({ length: state.cursor - cursor }, (_, index) => cursor + index + 1);
    const prices = steps.map(
      (step) => [`g${step % 2}.R.0.H`, '', '0.95', step % 2 ? 'Y' : 'N', step] as WorldChanges['prices'][number],
    );
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
      numbers: steps.map((step) => (step % 3 === 0 ? 0 : 500 + (step % 2))),
    };
  };
  return { cursor: () => state.cursor, changesSince } as unknown as World;
}

interface Form {
  readonly gameIds?: string[];
  readonly compact?: unknown;
  /** Matches that the client may see; all by default. */
  readonly visible?: string[];
}

const subscribe = (cursor: number, form: Form) =>
  parseClientFrame(JSON.stringify({ type: 'subscribe', channel: 'FT.RB', cursor, langx: 'zh-tw', ...form }));

function listen(state: { cursor: number; oldest: number }, cursor: number, { visible, ...form }: Form = {}) {
  const world = fakeWorld(state);
  const frames: ServerFrame[] = [];
  const subscriptions = createSubscriptions(world, {
    send: (frame) => void frames.push(frame),
    visible: () => visible && new Set(visible),
  });
  const frame = subscribe(cursor, form);
  if (frame && frame.type !== 'login') subscriptions.apply(frame);
  return { frames, flush: () => subscriptions.flush(createSharedReader(world)) };
}

describe('createSubscriptions', () => {
  it('B3 sends contiguous frames, each with all changes since the last one', () => {
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

  it('B3 sends contiguous frames if a filter leaves some steps empty', () => {
    const state = { cursor: 0, oldest: 0 };
    const { frames, flush } = listen(state, 0, { gameIds: ['g0'] });
    for (state.cursor = 1; state.cursor <= 4; state.cursor++) flush();
    expect(frames).toMatchObject([
      { from: 0, cursor: 2, prices: [['g0.R.0.H', '', '0.95', 'N', 2]] },
      { from: 2, cursor: 4, prices: [['g0.R.0.H', '', '0.95', 'N', 4]] },
    ]);
  });

  it.each`
    form                                  | prices          | compact
    ${{}}                                 | ${[1, 2, 3, 4]} | ${undefined}
    ${{ compact: 'yes' }}                 | ${[1, 2, 3, 4]} | ${undefined}
    ${{ compact: true }}                  | ${[3]}          | ${[[1, 501, 95], [2, 500, -95], [4, 500, -95]]}
    ${{ compact: true, gameIds: ['g1'] }} | ${[3]}          | ${[[1, 501, 95]]}
  `('SPT-09 with $form sends the versions $prices by name and $compact by number', ({ form, prices, compact }) => {
    const { frames, flush } = listen({ cursor: 4, oldest: 0 }, 0, form as Form);
    flush();
    const [frame] = frames;
    expect(frames).toMatchObject([{ type: 'changes', from: 0, cursor: 4 }]);
    expect(frame).not.toHaveProperty('numbers');
    if (frame?.type !== 'changes') return;
    expect([frame.prices.map(([, , , , version]) => version), frame.compact]).toEqual([prices, compact]);
  });

  it('D1 sends a guest only the matches of the front page, whatever is subscribed', () => {
    const { frames, flush } = listen({ cursor: 4, oldest: 0 }, 0, { gameIds: ['g0', 'g1'], visible: ['g1'] });
    flush();
    expect(frames).toMatchObject([
      {
        prices: [
          ['g1.R.0.H', '', '0.95', 'Y', 1],
          ['g1.R.0.H', '', '0.95', 'Y', 3],
        ],
      },
    ]);
  });

  it.each([
    ['older than the log', 2],
    ['in the future', 99],
    ['negative', -1],
  ])('sends one reset for a cursor that is %s', (_what, cursor) => {
    const { frames, flush } = listen({ cursor: 10, oldest: 5 }, cursor);
    flush();
    flush();
    expect(frames).toEqual([{ type: 'reset', channel: 'FT.RB' }]);
  });
});

it.each([
  ['invalid JSON', '{'],
  ['null', 'null'],
  ['an array', '[]'],
  ['no channel', '{"type":"subscribe","cursor":1}'],
  ['an invalid channel', '{"type":"subscribe","channel":"__proto__","cursor":1}'],
  ['a cursor as text', '{"type":"subscribe","channel":"FT.RB","cursor":"1"}'],
  ['ids that are not strings', '{"type":"subscribe","channel":"FT.RB","cursor":1,"gameIds":[1]}'],
  ['an unknown type', '{"type":"publish","channel":"FT.RB","cursor":1}'],
])('F-SRV-06 ignores a frame with %s', (_what, text) => {
  expect(parseClientFrame(text)).toBeUndefined();
});

it.each(['FT.RB', 'ALL.RB', 'FS.FSFU', 'GAME.1207780085'])('accepts the channel %s', (channel) => {
  expect(parseClientFrame(JSON.stringify({ type: 'subscribe', channel, cursor: 1, langx: 'zh-cn' }))).toMatchObject({
    channel,
  });
});
