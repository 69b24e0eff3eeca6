import { PassThrough, type Duplex } from 'node:stream';
import { createConnectionGate } from './createConnectionGate.ts';

/** A door with a clock of its own. */
function openGate() {
  let now = 1_000_000;
  const timers: { readonly at: number; readonly run: () => void }[] = [];
  const clock = {
    now: () => now,
    after: (ms: number, run: () => void) => {
      const timer = { at: now + ms, run };
      timers.push(timer);
      return () => void timers.splice(timers.indexOf(timer), 1);
    },
  };
  const gate = createConnectionGate(() => ({ burst: 50, perMinute: 6_000 }), clock);
  const opened: number[] = [];
  const knock = (below: Duplex = new PassThrough()) => gate.admit(below, () => opened.push(now));
  const pass = (ms: number) => {
    for (const end = now + ms; now < end;) {
      now += 10;
      for (const timer of timers.filter(({ at }) => at <= now)) {
        timers.splice(timers.indexOf(timer), 1);
        timer.run();
      }
    }
  };
  return { keeper: gate, opened, knock, pass, timers };
}

it('CHT-02 two hundred who come in one moment come in evenly, and at once again when the throng is over', () => {
  const { keeper, opened, knock, pass } = openGate();
  expect(Array.from({ length: 200 }, () => knock())).toEqual(Array(200).fill(true));
  expect([opened.length, keeper.waiting()]).toEqual([50, 150]);
  pass(1_000);
  expect(opened.length).toBe(150);
  pass(1_000);
  expect([opened.length, keeper.waiting()]).toEqual([200, 0]);
  knock();
  expect(opened.length).toBe(201);
});

it('CHT-02 who would wait too long is sent away; who goes while he waits is not let in; a closed door keeps nobody', () => {
  const { keeper, opened, knock, pass, timers } = openGate();
  const answers = Array.from({ length: 1_000 }, () => knock());
  expect([answers.filter(Boolean).length, answers.at(-1)]).toEqual([850, false]);
  pass(5_000);
  const gone = new PassThrough();
  knock(gone);
  gone.emit('close');
  keeper.close();
  pass(60_000);
  expect([opened.length, keeper.waiting(), timers.length]).toEqual([550, 0, 0]);
});
