import { loadSandbox } from '../sandbox/loadSandbox.mjs';

/** @typedef {typeof import('../../../sandbox-world/src/index.ts')} WorldModule */
/** @typedef {typeof import('../../../sandbox/src/feed/createSubscriptions.ts')} SubscriptionModule */
/** @typedef {import('../../../sandbox/src/feed/frames.ts').ChangesFrame} ChangesFrame */
/** @typedef {Awaited<ReturnType<typeof recordFrames>>} RecordedFrames */

const NOW = Date.UTC(2026, 10, 21, 3, 0, 0);
const TICK_MS = 250;
/** Time until all prices of a new world change at their normal rate. */
const WARM_MS = 10_000;
const CHANNEL = 'ALL.RB';
const LANGX = 'zh-cn';
/** Matches in play. */
const LOAD = 1_000;

/**
 * Records a board of 1,000 matches in play and the frames that the sandbox then sends four times a second, in both formats.
 *
 * @param {number} count of frames
 */
export async function recordFrames(count) {
  const { createWorld } = /** @type {WorldModule} */ (await loadSandbox('sandbox-world/src/index'));
  const { createSubscriptions, createSharedReader } = /** @type {SubscriptionModule} */ (
    await loadSandbox('sandbox/src/feed/createSubscriptions')
  );
  const world = createWorld({ seed: 1, now: NOW, liveMatches: LOAD });
  const start = NOW + WARM_MS;
  world.tick(start);
  const board = world.board(CHANNEL, LANGX);
  const follow = (/** @type {boolean} */ isCompact) => {
    /** @type {ChangesFrame[]} */
    const sent = [];
    const subscriptions = createSubscriptions(world, {
      send: (frame) => {
        if (frame.type === 'changes') sent.push(frame);
      },
      visible: () => undefined,
    });
    const { cursor } = board;
    subscriptions.apply({ type: 'subscribe', channel: CHANNEL, cursor, langx: LANGX, gameIds: undefined, isCompact });
    return { sent, flush: subscriptions.flush };
  };
  const [named, compact] = [follow(false), follow(true)];
  for (let real = start + TICK_MS; named.sent.length < count; real += TICK_MS) {
    world.tick(real);
    for (const { flush } of [named, compact]) flush(createSharedReader(world));
  }
  return { board, named: named.sent, compact: compact.sent };
}
