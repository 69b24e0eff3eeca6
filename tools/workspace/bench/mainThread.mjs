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
  return tasksOf(events);
}

const threadOf = (/** @type {TraceEvent} */ { pid, tid }) => `${pid}.${tid}`;

/** @param {TraceEvent[]} events @returns {MainTask[]} */
function tasksOf(events) {
  const main = new Set(
    events.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain').map(threadOf),
  );
  const own = events.filter((event) => main.has(threadOf(event)) && event.dur !== undefined);
  const frames = own.filter(({ name }) => name === 'UpdateLayoutTree' || name === 'FireAnimationFrame');
  return own
    .filter(({ name }) => name.endsWith('RunTask'))
    .map((task) => ({
      wall: (task.dur ?? 0) / 1000,
      cpu: (task.tdur ?? 0) / 1000,
      isFrame: frames.some((frame) => isWithin(frame, task)),
    }));
}

/** @param {TraceEvent} inner @param {TraceEvent} outer */
function isWithin(inner, outer) {
  return (
    inner.pid === outer.pid && inner.tid === outer.tid && inner.ts >= outer.ts && inner.ts <= outer.ts + (outer.dur ?? 0)
  );
}

/** @param {readonly number[]} values @param {number} share 0 to 1 */
export function percentile(values, share) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}
