import { createFakeClock } from '@pavilion/kernel/testing';
import { watchStoredKey } from './watchStoredKey.ts';

const KEY = 'pavilion.edition';

function watch() {
  const page = new EventTarget();
  const clock = createFakeClock();
  const reported: (string | null)[] = [];
  const stop = watchStoredKey(KEY, (value) => reported.push(value), { page, clock });
  const change = (key: string | null, newValue: string | null) =>
    page.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }));
  return { clock, reported, stop, change };
}

describe('watchStoredKey', () => {
  it.each`
    change                       | key                  | newValue          | expected
    ${'a new value, at once'}    | ${KEY}               | ${'professional'} | ${['professional']}
    ${'a removed key'}           | ${KEY}               | ${null}           | ${[null]}
    ${'a cleared storage'}       | ${null}              | ${null}           | ${[null]}
    ${'nothing for another key'} | ${'pavilion.locale'} | ${'zh-TW'}        | ${[]}
  `('STO-03 reports $change', ({ key, newValue, expected }) => {
    const { change, reported } = watch();
    change(key as string | null, newValue as string | null);
    expect(reported).toEqual(expected);
  });

  it('F-STO-07 reports 1,000 changes in 1 s at most four times, the last one included', () => {
    const { change, reported, clock } = watch();
    for (let at = 1; at <= 1_000; at += 1) {
      change(KEY, `${at}`);
      change(`other.${at}`, 'x');
      clock.advance(1);
    }
    clock.advance(10_000);
    expect([reported.length <= 4, reported[0], reported.at(-1)]).toEqual([true, '1', '1000']);
    expect(clock.pending()).toBe(0);
  });

  it('reports a later change at once again', () => {
    const { change, reported, clock } = watch();
    change(KEY, 'a');
    clock.advance(500);
    change(KEY, 'b');
    expect(reported).toEqual(['a', 'b']);
  });

  it('I10 reports nothing after its end and leaves no timer', () => {
    const { change, reported, clock, stop } = watch();
    change(KEY, 'a');
    change(KEY, 'b');
    stop();
    change(KEY, 'c');
    clock.advance(1_000);
    expect([reported, clock.pending()]).toEqual([['a'], 0]);
  });
});
