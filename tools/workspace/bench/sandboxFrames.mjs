import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { ROOT } from '../checks/libraries.mjs';

const SANDBOX = join(ROOT, 'tools/sandbox');
const NOW = Date.UTC(2026, 10, 21, 3, 0, 0);
const TICK_MS = 250;
/** What a world that has just begun needs until every price moves as it will. */
const WARM_MS = 10_000;
const CHANNEL = 'ALL.RB';
const LANGX = 'zh-cn';
/** Matches in play. */
const LOAD = 1_000;

/** The sandbox's world and what it says on its socket, bundled as its own build does with all of it. */
async function loadSandbox() {
  const outDir = join(SANDBOX, 'out-tsc/bench-frames');
  await build({
    root: SANDBOX,
    configFile: join(SANDBOX, 'vite.config.mts'),
    logLevel: 'error',
    build: {
      ...{ ssr: true, outDir, emptyOutDir: true, sourcemap: false },
      rolldownOptions: {
        input: { world: 'src/world/index.ts', subscriptions: 'src/feed/createSubscriptions.ts' },
        output: { entryFileNames: '[name].js' },
      },
    },
  });
  const load = (/** @type {string} */ name) => import(pathToFileURL(join(outDir, `${name}.js`)).href);
  return { ...(await load('world')), ...(await load('subscriptions')) };
}

/**
 * A board of a thousand matches in play and the frames the sandbox then sends four times a second, in both forms.
 *
 * @param {number} count of frames
 */
export async function recordFrames(count) {
  const { createWorld, createSubscriptions, sharedReader } = await loadSandbox();
  const world = createWorld({ seed: 1, now: NOW, liveMatches: LOAD });
  const start = NOW + WARM_MS;
  world.tick(start);
  const board = world.board(CHANNEL, LANGX);
  const follow = (/** @type {boolean} */ isCompact) => {
    /** @type {any[]} */
    const sent = [];
    const subscriptions = createSubscriptions(world, (/** @type {any} */ frame) => sent.push(frame));
    const wish = { channel: CHANNEL, cursor: board.cursor, langx: LANGX, gameIds: undefined, isCompact };
    subscriptions.apply({ type: 'subscribe', ...wish });
    return { sent, flush: subscriptions.flush };
  };
  const [named, compact] = [follow(false), follow(true)];
  for (let real = start + TICK_MS; named.sent.length < count; real += TICK_MS) {
    world.tick(real);
    for (const { flush } of [named, compact]) flush(sharedReader(world));
  }
  return { board, named: named.sent, compact: compact.sent };
}
