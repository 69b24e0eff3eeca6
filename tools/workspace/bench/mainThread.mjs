/** @typedef {{ name: string, pid: number, tid: number, ts: number, dur?: number, tdur?: number, args: any }} TraceEvent */
/** @typedef {{ wall: number, cpu: number, isFrame: boolean }} MainTask milliseconds; a frame task ran the page's frame */

/**
 * Records what the page's main thread does while `act` runs: every task with its wall and its processor time. On a machine
 * that does other things too, the first says what a player would have felt there, the second what the page itself cost.
 *
 * @param {import('@playwright/test').CDPSession} session @param {() => Promise<unknown>} act
 * @returns {Promise<MainTask[]>}
 */
export async function recordMainThread(session, act) {
  /** @type {TraceEvent[]} */
  const events = [];
  const collect = (/** @type {{ value: any[] }} */ { value }) => void events.push(...value);
  session.on('Tracing.dataCollected', collect);
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', 'devtools.timeline'], recordMode: 'recordAsMuchAsPossible' },
  });
  await act();
  const isComplete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await isComplete;
  session.off('Tracing.dataCollected', collect);
  const tasks = tasksOf(events);
  if (tasks.length === 0) throw new Error('The trace holds no task of the main thread.');
  return tasks;
}

const threadOf = (/** @type {TraceEvent} */ { pid, tid }) => `${pid}.${tid}`;

/** @param {TraceEvent[]} events @returns {MainTask[]} */
function tasksOf(events) {
  const main = new Set(
    events.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain').map(threadOf),
  );
  const own = events.filter((event) => main.has(threadOf(event)) && event.dur !== undefined);
  const frames = own.filter(({ name }) => name === 'Layerize').map(({ ts }) => ts);
  frames.sort((a, b) => a - b);
  return own
    .filter(({ name }) => name === 'ThreadControllerImpl::RunTask')
    .map(({ ts, dur = 0, tdur = 0 }) => ({
      wall: dur / 1000,
      cpu: tdur / 1000,
      isFrame: (frames[firstFrom(frames, ts)] ?? Infinity) <= ts + dur,
    }));
}

/** Index of the first value from `from` on, in a sorted list. @param {readonly number[]} sorted @param {number} from */
function firstFrom(sorted, from) {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? 0) < from) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** @param {readonly number[]} values @param {number} share 0 to 1 */
export function percentile(values, share) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}
