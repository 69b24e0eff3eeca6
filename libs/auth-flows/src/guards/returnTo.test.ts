import { assert, oneof, property, string, webUrl, constantFrom } from 'fast-check';
import { createReturnTo, toSameOriginPath, type ReturnStore } from './returnTo.ts';

function memory(): ReturnStore {
  let kept: string | undefined;
  return {
    get: () => kept,
    set: (_key, value) => {
      kept = value;
      return true;
    },
    remove: () => void (kept = undefined),
  };
}

describe('toSameOriginPath', () => {
  it.each`
    wanted                        | path
    ${'/mine/addBankCard'}        | ${'/mine/addBankCard'}
    ${'/game/sport/crty?a=1#top'} | ${'/game/sport/crty?a=1#top'}
    ${'/mine/../app/help/kh'}     | ${'/app/help/kh'}
    ${'/mine/昵称'}               | ${'/mine/%E6%98%B5%E7%A7%B0'}
    ${'https://evil.example/'}    | ${undefined}
    ${'//evil.example/'}          | ${undefined}
    ${'/\\evil.example'}          | ${undefined}
    ${'/a/..//evil.example'}      | ${undefined}
    ${'/\t/evil.example'}         | ${undefined}
    ${'javascript:alert(1)'}      | ${undefined}
    ${'mine'}                     | ${undefined}
    ${''}                         | ${undefined}
    ${undefined}                  | ${undefined}
    ${null}                       | ${undefined}
    ${'/'}                        | ${'/'}
    ${'/a\\b'}                    | ${undefined}
    ${'/a\u0000b'}                | ${undefined}
    ${'/a\nb'}                    | ${undefined}
    ${' /mine'}                   | ${undefined}
    ${'mine/vip'}                 | ${undefined}
    ${`/${'a'.repeat(2_047)}`}    | ${`/${'a'.repeat(2_047)}`}
    ${`/${'a'.repeat(2_048)}`}    | ${undefined}
    ${'/' + 'a'.repeat(3_000)}    | ${undefined}
  `('F-RTE-11 $wanted leads to $path', ({ wanted, path }) => expect(toSameOriginPath(wanted)).toBe(path));

  it('F-RTE-11 any stored value leads to a page of the same origin', () => {
    const prefix = constantFrom('', '/', '//', '/\\', '\\', ' /', '/%2f', '/.//', '/..//');
    const anything = oneof(webUrl(), string({ unit: 'binary', maxLength: 30 }));
    assert(
      property(prefix, anything, (start, rest) => {
        const path = toSameOriginPath(start + rest);
        expect(path === undefined || new URL(path, 'https://site.example').origin === 'https://site.example').toBe(
          true,
        );
      }),
    );
  });
});

describe('createReturnTo', () => {
  it('GRD-03 returns the page once', () => {
    const returnTo = createReturnTo(memory());
    returnTo.remember('/mine/addBankCard?from=wallet');
    expect([returnTo.take(), returnTo.take()]).toEqual(['/mine/addBankCard?from=wallet', undefined]);
  });

  it.each(['/', '/?register=1', '/loading', 'https://evil.example/'])(
    'F-RTE-11 %s is not stored and removes the previous page',
    (path) => {
      const returnTo = createReturnTo(memory());
      returnTo.remember('/mine/vip');
      returnTo.remember(path);
      expect(returnTo.take()).toBeUndefined();
    },
  );

  it.each([
    ['/mine/vip#top', '/mine/vip#top'],
    ['/loading/more', '/loading/more'],
    ['/loading?from=/mine', undefined],
    ['/#top', undefined],
  ])('GRD-03 keeps %s under the key of the original URL as %s', (path, kept) => {
    const stored = new Map<string, string>();
    const store: ReturnStore = {
      get: (key) => stored.get(key),
      set: (key, value) => stored.set(key, value).has(key),
      remove: (key) => void stored.delete(key),
    };
    const returnTo = createReturnTo(store);
    returnTo.remember(path);
    expect([...stored]).toEqual(kept === undefined ? [] : [['originalUrl', kept]]);
    expect(returnTo.take()).toBe(kept);
    expect([...stored]).toEqual([]);
    returnTo.remember('/mine/vip');
    returnTo.forget();
    expect([[...stored], returnTo.take()]).toEqual([[], undefined]);
  });

  it('F-RTE-11 a stored address of another site is not returned and is removed', () => {
    const store = memory();
    store.set('originalUrl', '//evil.example/');
    expect([createReturnTo(store).take(), store.get('originalUrl')]).toEqual([undefined, undefined]);
  });
});
