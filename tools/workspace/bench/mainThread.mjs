/** @typedef {{ name: string, pid: number, tid: number, ts: number, tts?: number, dur?: number, tdur?: number, args: { name?: string, data?: { message?: string } } }} TraceEvent */
/** @typedef {{ wall: number, cpu: number, isFrame: boolean }} MainTask milliseconds; a frame task ran the page's frame */
/** @typedef {{ work: number, task: number }} TickCost processor milliseconds: script, style and layout; and all of it */

const RUN = 'ThreadControllerImpl::RunTask';
/** Promises that go on, such as those of an answer that was inflated: at times in no task, and then not in its cost. */
const PROMISES = 'BlinkScheduler_PerformMicrotaskCheckpoint';
/** What a page does for a change: its script, then style and layout. The rest of a task is paint and the browser's own. */
const WORK = new Set([
  'FunctionCall',
  'FireAnimationFrame',
  'TimerFire',
  'EventDispatch',
  'UpdateLayoutTree',
  'Layout',
]);

/**
 * Records what the page's main thread does while `act` runs: its events, in order of time.
 *
 * @param {import('@playwright/test').CDPSession} session @param {() => Promise<unknown>} act
 * @returns {Promise<TraceEvent[]>}
 */
export async function recordTrace(session, act) {
  /** @type {TraceEvent[]} */
  const events = [];
  // What the browser's trace holds, and less than that is read of it.
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
  const own = busiest(
    events.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain').map(buildThreadKey),
    events,
  );
  if (!own.some(({ name }) => name === RUN)) throw new Error('The trace holds no task of the main thread.');
  return own.sort((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0));
}

const buildThreadKey = (/** @type {TraceEvent} */ { pid, tid }) => `${pid}.${tid}`;

/** Events of the page's own main thread: the browser keeps a spare one, which does next to nothing. @param {readonly string[]} threads @param {readonly TraceEvent[]} events */
function busiest(threads, events) {
  const lists = threads.map((thread) => events.filter((event) => buildThreadKey(event) === thread));
  return lists.reduce((most, list) => (list.length > most.length ? list : most), []);
}

/**
 * Every task of the main thread with its wall and its processor time. On a machine that does other things too, the first
 * says what a player would have felt there, the second what the page itself cost.
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
      wall: dur / 1000,
      cpu: tdur / 1000,
      isFrame: (frames[firstFrom(frames, ts)] ?? Infinity) <= ts + dur,
    }));
}

/** Moments at which the page noted something with `console.timeStamp`. @param {readonly TraceEvent[]} events @param {string} note */
const filterTimeStamps = (events, note) =>
  events.filter(({ name, args }) => name === 'TimeStamp' && args.data?.message === note);

/**
 * What each tick of the feed cost: from its frame on the socket to the next one's.
 *
 * @param {readonly TraceEvent[]} events
 * @returns {TickCost[]}
 */
export function measureTickCosts(events) {
  const starts = filterTimeStamps(events, 'bench:tick').map(({ ts }) => ts);
  if (starts.length < 3) throw new Error('The page was told of no ticks.');
  const ticks = starts.map(() => ({ work: 0, task: 0 }));
  const add = (/** @type {keyof TickCost} */ part, /** @type {readonly TraceEvent[]} */ parts) => {
    // The frame is told of within its task, so what began a little earlier is the tick's too.
    for (const { ts, dur = 0, tdur = 0 } of parts) {
      const tick = ticks[firstFrom(starts, ts + dur + 1) - 1];
      if (tick) tick[part] += tdur / 1000;
    }
  };
  add('work', outermost(events.filter(({ name, dur }) => WORK.has(name) && dur !== undefined)));
  add(
    'task',
    events.filter(({ name, dur }) => name === RUN && dur !== undefined),
  );
  // The first is warming up, and the last has no end.
  return ticks.slice(1, -1);
}

/** Events that lie in no other one. @param {readonly TraceEvent[]} events in order of time */
function outermost(events) {
  let end = -Infinity;
  return events.filter(({ ts, dur = 0 }) => {
    if (ts < end) return false;
    end = ts + dur;
    return true;
  });
}

/** Processor time from the text of a board on, milliseconds: the rest of its task and every later one. @param {readonly TraceEvent[]} events */
export function costSinceText(events) {
  const start = filterTimeStamps(events, 'bench:text').at(-1);
  if (!start) throw new Error('The page read no board.');
  const tasks = outermost(events.filter(({ name }) => name === RUN || name === PROMISES)).filter(
    ({ ts, dur = 0 }) => ts + dur > start.ts,
  );
  const from = start.tts ?? 0;
  // A task without a thread clock says nothing, and takes nothing away.
  const cost = tasks.reduce((sum, { tts = 0, tdur = 0 }) => sum + Math.max(tts + tdur - Math.max(tts, from), 0), 0);
  return cost / 1000;
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
