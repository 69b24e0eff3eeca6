import { createWorld } from '@pavilion/sandbox-world';
import { createSharedReader, createSubscriptions } from './createSubscriptions.ts';
import { parseClientFrame, type ServerFrame } from './frames.ts';

const NOW = Date.UTC(2026, 10, 21, 3, 0, 0);
/** Flushes in a second. */
const FLUSHES = 4;

function listen(isGuest = false) {
  const world = createWorld({ seed: 1, now: NOW, liveMatches: 20 });
  const game = world.board('FT.RB', 'zh-cn').games.find(({ gameStatus }) => gameStatus === 'live')!;
  const centre = world.centre(game.gameId, 'zh-cn')!;
  const frames: ServerFrame[] = [];
  const subscriptions = createSubscriptions(world, {
    send: (frame) => void frames.push(frame),
    visible: () => (isGuest ? new Set([game.gameId]) : undefined),
  });
  const subscribe = (cursor: number) => {
    const frame = parseClientFrame(
      JSON.stringify({ type: 'subscribe', channel: centre.channel, cursor, langx: 'zh-cn' }),
    );
    if (frame && frame.type !== 'login') subscriptions.apply(frame);
  };
  let now = NOW;
  const run = (seconds: number) => {
    for (let k = 0; k < FLUSHES * seconds; k++) {
      world.tick((now += 1_000 / FLUSHES));
      subscriptions.flush(createSharedReader(world));
    }
  };
  return { world, game, centre, frames, subscribe, run };
}

describe('subscription of a match centre', () => {
  it('MTC-05 sends contiguous frames, at most one a second, and a goal within a second', () => {
    const { world, game, centre, frames, subscribe, run } = listen();
    subscribe(centre.cursor);
    run(20);
    expect(frames.length).toBeGreaterThan(2);
    expect(frames.length).toBeLessThanOrEqual(20);
    let { cursor } = centre;
    for (const frame of frames) {
      if (frame.type !== 'centre') throw new Error(`a frame of type ${frame.type}`);
      expect(frame.from).toBe(cursor);
      cursor = frame.cursor;
    }
    frames.length = 0;
    world.goal(game.gameId, 'H');
    run(1);
    expect(frames).toMatchObject([{ type: 'centre', from: cursor, events: [{ kind: 'score', side: 'H' }] }]);
  });

  it('MTC-05 sends one reset for a cursor that is none of the centre', () => {
    const { centre, frames, subscribe, run } = listen();
    subscribe(centre.cursor + 10_000_000);
    run(3);
    expect(frames).toEqual([{ type: 'reset', channel: centre.channel }]);
  });

  it('D1 resets the subscription of a guest', () => {
    const { centre, frames, subscribe, run } = listen(true);
    subscribe(centre.cursor);
    run(2);
    expect(frames).toEqual([{ type: 'reset', channel: centre.channel }]);
  });
});
