/** @typedef {{ name: string, pid: number, tid: number, ts: number, tts?: number, dur?: number, tdur?: number, args: { name?: string, data?: { message?: string } } }} TraceEvent */
/** @typedef {{ at: number, wall: number, cpu: number, isFrame: boolean }} MainTask milliseconds; `isFrame`: the task rendered a frame of the page */
/** @typedef {{ work: number, task: number }} TickCost processor milliseconds: script, style and layout; and the whole task */

/** Time of a frame at 60 frames a second. */
const FRAME_MS = 1000 / 60;
const RUN = 'ThreadControllerImpl::RunTask';
/** Continuations of promises, for example of a response that was inflated. At times they belong to no task and are then not part of its cost. */
const PROMISES = 'BlinkScheduler_PerformMicrotaskCheckpoint';
/** Work of a page for a change: script, style and layout. The rest of a task is paint and the browser's own work. */
const WORK = new Set([
  'FunctionCall',
  'FireAnimationFrame',
  'TimerFire',
  'EventDispatch',
  'UpdateLayoutTree',
  'Layout',
]);

/**
 * Records the events of the page's main thread while `act` runs, in order of time.
 *
 * @param {import('@playwright/test').CDPSession} session @param {() => Promise<unknown>} act
 * @returns {Promise<TraceEvent[]>}
 */
export async function recordTrace(session, act) {
  /** @type {TraceEvent[]} */
  const events = [];
  // The trace of the browser contains more fields than this script reads.
  const collect = (/** @type {{ value: object[] }} */ { value }) =>
    void events.push(.../** @type {TraceEvent[]} */ (value));
  session.on('Tracing.dataCollected', collect);
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {
      includedCategories: ['toplevel', 'devtools.timeline'],
      recordMode: 'recordAsMuchAsPossible',
    },
  });
  await act();
  const isComplete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await isComplete;
  session.off('Tracing.dataCollected', collect);
  const own = findBusiestThread(
    events.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain').map(buildThreadKey),
    events,
  );
  if (!own.some(({ name }) => name === RUN))
    throw new Error('recordTrace: the trace has no task of the main thread. Repeat the run.');
  return own.sort((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0));
}

const buildThreadKey = (/** @type {TraceEvent} */ { pid, tid }) => `${pid}.${tid}`;

/** Returns the events of the page's own main thread; the browser also has an almost idle spare one. @param {readonly string[]} threads @param {readonly TraceEvent[]} events */
function findBusiestThread(threads, events) {
  const lists = threads.map((thread) => events.filter((event) => buildThreadKey(event) === thread));
  return lists.reduce((most, list) => (list.length > most.length ? list : most), []);
}

/**
 * Records all tasks of the main thread with wall and processor time. On a machine with other load, wall time is the delay
 * that a player would experience, and processor time the cost of the page itself.
 *
 * @param {import('@playwright/test').CDPSession} session @param {() => Promise<unknown>} act
 * @returns {Promise<MainTask[]>}
 */
export async function recordMainThread(session, act) {
  return listMainThreadTasks(await recordTrace(session, act));
}

/** @param {readonly TraceEvent[]} events @returns {MainTask[]} */
function listMainThreadTasks(events) {
  const frames = events.filter(({ name }) => name === 'Layerize').map(({ ts }) => ts);
  return events
    .filter(({ name, dur }) => name === RUN && dur !== undefined)
    .map(({ ts, dur = 0, tdur = 0 }) => ({
      at: ts / 1000,
      wall: dur / 1000,
      cpu: tdur / 1000,
      isFrame: (frames[firstFrom(frames, ts)] ?? Infinity) <= ts + dur,
    }));
}

/**
 * Sums the processor time of tasks by frame of the screen. A task that is longer than a frame counts in its first one.
 *
 * @param {readonly MainTask[]} tasks in order of time
 * @returns {number[]} milliseconds of each frame, zero for those without a task
 */
export function sumByFrame(tasks) {
  const [first] = tasks;
  const last = tasks.at(-1);
  if (!first || !last) throw new Error('sumByFrame: there are no tasks. Record some first.');
  const work = Array.from({ length: Math.floor((last.at - first.at) / FRAME_MS) + 1 }, () => 0);
  for (const { at, cpu } of tasks) {
    const frame = Math.floor((at - first.at) / FRAME_MS);
    work[frame] = (work[frame] ?? 0) + cpu;
  }
  return work;
}

/** Returns the events of a `console.timeStamp` of the page. @param {readonly TraceEvent[]} events @param {string} note */
const filterTimeStamps = (events, note) =>
  events.filter(({ name, args }) => name === 'TimeStamp' && args.data?.message === note);

/**
 * Measures the cost of each tick of the feed, from its frame on the socket to the next frame.
 *
 * @param {readonly TraceEvent[]} events
 * @returns {TickCost[]}
 */
export function measureTickCosts(events) {
  const starts = filterTimeStamps(events, 'bench:tick').map(({ ts }) => ts);
  if (starts.length < 3) throw new Error('measureTickCosts: the page received no ticks. Check the feed.');
  const ticks = starts.map(() => ({ work: 0, task: 0 }));
  const add = (/** @type {keyof TickCost} */ part, /** @type {readonly TraceEvent[]} */ parts) => {
    // The time stamp is inside its task, so earlier events of the task belong to the tick too.
    for (const { ts, dur = 0, tdur = 0 } of parts) {
      const tick = ticks[firstFrom(starts, ts + dur + 1) - 1];
      if (tick) tick[part] += tdur / 1000;
    }
  };
  add('work', filterOutermost(events.filter(({ name, dur }) => WORK.has(name) && dur !== undefined)));
  add(
    'task',
    events.filter(({ name, dur }) => name === RUN && dur !== undefined),
  );
  // The first tick warms up, and the last has no end.
  return ticks.slice(1, -1);
}

/** Returns the events that are not inside another one. @param {readonly TraceEvent[]} events in order of time */
function filterOutermost(events) {
  let end = -Infinity;
  return events.filter(({ ts, dur = 0 }) => {
    if (ts < end) return false;
    end = ts + dur;
    return true;
  });
}

/** Measures the processor time since the text of a board arrived in milliseconds: the rest of its task and all later ones. @param {readonly TraceEvent[]} events */
export function measureSinceText(events) {
  const start = filterTimeStamps(events, 'bench:text').at(-1);
  if (!start) throw new Error('costSinceText: the page read no board. Open the board in `act`.');
  const tasks = filterOutermost(events.filter(({ name }) => name === RUN || name === PROMISES)).filter(
    ({ ts, dur = 0 }) => ts + dur > start.ts,
  );
  const from = start.tts ?? 0;
  // A task without thread time counts as zero.
  const cost = tasks.reduce((sum, { tts = 0, tdur = 0 }) => sum + Math.max(tts + tdur - Math.max(tts, from), 0), 0);
  return cost / 1000;
}

/** Finds the index of the first value of at least `from` in a sorted list. @param {readonly number[]} sorted @param {number} from */
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
