import { createId } from './createId.ts';

const VERSION_4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

function withoutRandomUuid<Result>(work: () => Result): Result {
  const real = globalThis.crypto;
  const getRandomValues = real.getRandomValues.bind(real);
  Object.defineProperty(globalThis, 'crypto', { value: { getRandomValues }, configurable: true });
  try {
    return work();
  } finally {
    Object.defineProperty(globalThis, 'crypto', { value: real, configurable: true });
  }
}

describe.each([
  ['with randomUUID', (work: () => void) => work()],
  ['F-CRY-13 without randomUUID', withoutRandomUuid],
])('createId %s', (_, run) => {
  it('F-CRY-13 returns unique ids with the bits of version 4', () => {
    const spy = jest.spyOn(Math, 'random');
    run(() => {
      const ids = new Set(Array.from({ length: 50_000 }, createId));
      expect(ids.size).toBe(50_000);
      for (const id of ids) if (!VERSION_4.test(id)) throw new Error(id);
    });
    expect(spy).not.toHaveBeenCalled();
    spy.mockRestore();
  });
});

it.each`
  bytes                      | id
  ${() => 0}                 | ${'00000000-0000-4000-8000-000000000000'}
  ${() => 0xff}              | ${'ffffffff-ffff-4fff-bfff-ffffffffffff'}
  ${(at: number) => at}      | ${'00010203-0405-4607-8809-0a0b0c0d0e0f'}
  ${(at: number) => 17 * at} | ${'00112233-4455-4677-8899-aabbccddeeff'}
`('F-CRY-13 without randomUUID it formats 16 random bytes as $id', ({ bytes, id }) => {
  const getRandomValues = (values: Uint8Array) => values.map((_, at) => (bytes as (at: number) => number)(at));
  const real = globalThis.crypto;
  Object.defineProperty(globalThis, 'crypto', { value: { getRandomValues }, configurable: true });
  const created = createId();
  Object.defineProperty(globalThis, 'crypto', { value: real, configurable: true });
  expect(created).toBe(id);
});
