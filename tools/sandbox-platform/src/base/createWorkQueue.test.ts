import { silentLogger, systemClock, type Clock } from '@pavilion/kernel';
import { createWorkQueue } from './createWorkQueue.ts';

/** Lets every pause be over at once. */
const hastyClock: Clock = { now: systemClock.now, after: (_ms, callback) => systemClock.after(0, callback) };

describe('the work queue', () => {
  it('works in order, one at a time', async () => {
    const queue = createWorkQueue(hastyClock, silentLogger);
    const seen: string[] = [];
    void queue.add('slow', async () => {
      await new Promise((resolve) => setTimeout(resolve, 20));
      seen.push('slow');
    });
    await queue.add('quick', async () => void seen.push('quick'));
    expect(seen).toEqual(['slow', 'quick']);
  });

  it('F-SRV-05 repeats work until the database is back', async () => {
    const queue = createWorkQueue(hastyClock, silentLogger);
    let tries = 0;
    await queue.add('settle', async () => {
      tries += 1;
      if (tries < 4) throw new Error('database away');
    });
    expect(tries).toBe(4);
  });

  it('I10 leaves nothing waiting after it is closed', async () => {
    let cancelled = 0;
    const clock: Clock = { now: () => 0, after: () => () => void (cancelled += 1) };
    const queue = createWorkQueue(clock, silentLogger);
    void queue.add('never', () => Promise.reject(new Error('database away')));
    await new Promise((resolve) => setTimeout(resolve, 5));
    await queue.close();
    expect(cancelled).toBe(1);
  });
});
