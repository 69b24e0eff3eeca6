import { deferred, settle } from '@pavilion/testing';
import { createInFlight } from './createInFlight.ts';

const ROUNDS = 10_000;
const CALLERS = 20;

describe('createInFlight', () => {
  it(`F-SRV-08 ${CALLERS} concurrent callers with one id cause one effect and get the same result, ${ROUNDS} times`, async () => {
    const inFlight = createInFlight();
    const effects: number[] = [];
    const work = (round: number) => async () => {
      await Promise.resolve();
      return effects.push(round);
    };
    for (let round = 0; round < ROUNDS; round++) {
      const callers = Array.from({ length: CALLERS }, async () => inFlight.join(`1:${round}`, 'bet', work(round)));
      expect(new Set(await Promise.all(callers))).toEqual(new Set([round + 1]));
    }
    expect(effects).toHaveLength(ROUNDS);
  });

  it('F-CRY-07 another call with the id of a running call is a conflict until it has ended', async () => {
    const inFlight = createInFlight();
    const first = inFlight.join('1:a', 'ten', () => Promise.resolve(10));
    expect(inFlight.join('1:a', 'twenty', () => Promise.resolve(20))).toBe('conflict');
    await first;
    await expect(inFlight.join('1:a', 'twenty', () => Promise.resolve(20))).resolves.toBe(20);
  });

  it('a failure rejects all callers that joined, and the call may be repeated', async () => {
    const inFlight = createInFlight();
    const fail = () => Promise.reject(new Error('unavailable'));
    const both = [inFlight.join('1:a', 'bet', fail), inFlight.join('1:a', 'bet', fail)];
    for (const caller of both) await expect(caller).rejects.toThrow('unavailable');
    await inFlight.settled('1:a');
    await inFlight.idle();
    await expect(inFlight.join('1:a', 'bet', () => Promise.resolve('done'))).resolves.toBe('done');
  });

  it('F-SRV-08 calls with other keys run on their own', async () => {
    const inFlight = createInFlight();
    const calls = ['1:a', '2:a'].map(async (key) => inFlight.join(key, 'bet', () => Promise.resolve(key)));
    expect(await Promise.all(calls)).toEqual(['1:a', '2:a']);
  });

  it('W3 settled waits for the running call of its key only', async () => {
    const inFlight = createInFlight();
    const { promise, resolve } = deferred<string>();
    const done: string[] = [];
    void inFlight.join('1:a', 'bet', () => promise);
    void inFlight.settled('1:a').then(() => done.push('1:a'));
    void inFlight.settled('1:b').then(() => done.push('1:b'));
    await settle();
    expect(done).toEqual(['1:b']);
    resolve('placed');
    await settle();
    expect(done).toEqual(['1:b', '1:a']);
  });

  it.each(['resolve', 'reject'] as const)('F-SRV-11 idle waits for all running calls, also if they %s', async (end) => {
    const inFlight = createInFlight();
    const works = [deferred<string>(), deferred<string>()];
    for (const [at, { promise }] of works.entries())
      void Promise.resolve(inFlight.join(`1:${at}`, 'bet', () => promise)).catch(() => undefined);
    const idle = jest.fn();
    void inFlight.idle().then(idle);
    for (const work of works) {
      await settle();
      expect(idle).not.toHaveBeenCalled();
      work[end]('end');
    }
    await settle();
    expect(idle).toHaveBeenCalledWith(undefined);
  });
});
