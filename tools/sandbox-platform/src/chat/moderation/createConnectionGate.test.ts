import { PassThrough, type Duplex } from 'node:stream';
import { createConnectionGate } from './createConnectionGate.ts';

/** Gate with a controlled clock. */
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
  const connect = (below: Duplex = new PassThrough()) => gate.admit(below, () => opened.push(now));
  const advance = (ms: number) => {
    for (const end = now + ms; now < end;) {
      now += 10;
      for (const timer of timers.filter(({ at }) => at <= now)) {
        timers.splice(timers.indexOf(timer), 1);
        timer.run();
      }
    }
  };
  return { gate, opened, connect, advance, timers };
}

it('CHT-02 admits 200 concurrent connections at an even rate, and one at once after the peak', () => {
  const { gate, opened, connect, advance } = openGate();
  expect(Array.from({ length: 200 }, () => connect())).toEqual(Array(200).fill(true));
  expect([opened.length, gate.waiting()]).toEqual([50, 150]);
  advance(1_000);
  expect(opened.length).toBe(150);
  advance(1_000);
  expect([opened.length, gate.waiting()]).toEqual([200, 0]);
  connect();
  expect(opened.length).toBe(201);
});

it('CHT-02 rejects a connection whose wait would exceed 8 s', () => {
  const { connect } = openGate();
  const admitted = Array.from({ length: 1_000 }, () => connect());
  expect([admitted.filter(Boolean).length, admitted.at(-1)]).toEqual([850, false]);
});

it('CHT-02 drops a waiting connection that closes', () => {
  const { gate, opened, connect, advance, timers } = openGate();
  Array.from({ length: 50 }, () => connect());
  const gone = new PassThrough();
  connect(gone);
  gone.emit('close');
  advance(60_000);
  expect([opened.length, gate.waiting(), timers.length]).toEqual([50, 0, 0]);
});

it('CHT-02 closes all waiting connections when the gate closes', () => {
  const { gate, opened, connect, advance, timers } = openGate();
  Array.from({ length: 1_000 }, () => connect());
  advance(5_000);
  gate.close();
  advance(60_000);
  expect([opened.length, gate.waiting(), timers.length]).toEqual([550, 0, 0]);
});
