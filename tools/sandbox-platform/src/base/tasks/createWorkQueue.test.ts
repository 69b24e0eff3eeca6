import { silentLogger, systemClock, type Clock } from '@pavilion/kernel';
import { createWorkQueue } from './createWorkQueue.ts';

/** Clock whose timers fire at once. */
const hastyClock: Clock = { now: systemClock.now, after: (_ms, callback) => systemClock.after(0, callback) };

describe('createWorkQueue', () => {
  it('runs work in order, one task at a time', async () => {
    const queue = createWorkQueue(hastyClock, silentLogger);
    const seen: string[] = [];
    void queue.add('slow', async () => {
      await new Promise((resolve) => setTimeout(resolve, 20));
      seen.push('slow');
    });
    await queue.add('quick', async () => void seen.push('quick'));
    expect(seen).toEqual(['slow', 'quick']);
  });

  it('F-SRV-05 repeats a task until the database is available', async () => {
    const queue = createWorkQueue(hastyClock, silentLogger);
    let tries = 0;
    await queue.add('settle', async () => {
      tries += 1;
      if (tries < 4) throw new Error('database unavailable');
    });
    expect(tries).toBe(4);
  });

  it('I10 leaves no timer after it is closed', async () => {
    let cancelled = 0;
    const clock: Clock = { now: () => 0, after: () => () => void (cancelled += 1) };
    const queue = createWorkQueue(clock, silentLogger);
    void queue.add('never', () => Promise.reject(new Error('database unavailable')));
    await new Promise((resolve) => setTimeout(resolve, 5));
    await queue.close();
    expect(cancelled).toBe(1);
  });
});
