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
});
