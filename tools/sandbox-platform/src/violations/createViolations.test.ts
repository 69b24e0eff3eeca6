import { createFakeClock } from '@pavilion/kernel/testing';
import { createViolations, type Violation } from './createViolations.ts';

const innerHtml: Violation = {
  directive: 'require-trusted-types-for',
  page: 'https://site.example/mine/wallet',
  blocked: 'trusted-types-sink',
  source: 'https://site.example/assets/index-AbCdEf12.js:1:200',
};

const setUp = () => {
  const clock = createFakeClock();
  return { clock, violations: createViolations(clock) };
};

describe('createViolations', () => {
  it('SEC-07 counts violations by directive, page and blocked resource, and lists the latest first', () => {
    const { clock, violations } = setUp();
    const image: Violation = { ...innerHtml, directive: 'img-src', blocked: 'https://other.example/x.png' };
    const onHome: Violation = { ...innerHtml, page: 'https://site.example/' };
    violations.add([innerHtml, image]);
    violations.add([onHome]);
    clock.advance(2_000);
    violations.add([{ ...innerHtml, source: 'https://site.example/assets/late-AbCdEf12.js:9:9' }]);
    const at = clock.now();
    expect(violations.list()).toEqual([
      { ...innerHtml, source: 'https://site.example/assets/late-AbCdEf12.js:9:9', count: 2, lastAt: at },
      { ...onHome, count: 1, lastAt: at - 2_000 },
      { ...image, count: 1, lastAt: at - 2_000 },
    ]);
    violations.clear();
    expect(violations.list()).toEqual([]);
  });

  it('SEC-07 keeps the last 1,000', () => {
    const { violations } = setUp();
    violations.add([{ ...innerHtml, page: 'https://site.example/first' }]);
    for (let batch = 0; batch < 100; batch++) violations.add(Array.from({ length: 10 }, () => innerHtml));
    expect(violations.list()).toMatchObject([{ page: innerHtml.page, count: 1_000 }]);
  });

  it('SEC-07 admits 5 requests of an address in a second', () => {
    const { clock, violations } = setUp();
    const admitted = (address: string, count: number) =>
      Array.from({ length: count }, () => violations.admit(address)).filter(Boolean).length;
    expect([admitted('10.0.0.1', 8), admitted('10.0.0.2', 3)]).toEqual([5, 3]);
    clock.advance(1_000);
    expect(admitted('10.0.0.1', 8)).toBe(5);
  });
});
