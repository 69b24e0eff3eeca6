import { createMemoryStore, type KeyValueStore } from '@pavilion/kernel';
import { createDecryptedCache } from './createDecryptedCache.ts';

describe('cache of decrypted values', () => {
  it('F-CRY-20 the name of an entry has owner and key, both escaped', () => {
    const store = createMemoryStore();
    createDecryptedCache(store).set('a/b', 'c d', 'x');
    expect(store.get('DD_a%2Fb.c%20d')).toBe('{"d":"x","v":true}');
    expect(store.get('DD_')).toBe('["DD_a%2Fb.c%20d"]');
  });

  it('F-CRY-20 a value that is set twice is listed once, and the last one counts', () => {
    const store = createMemoryStore();
    const cache = createDecryptedCache(store);
    cache.set('1', 'phone', 'old');
    cache.set('1', 'email', 'mail');
    cache.set('1', 'phone', 'new');
    expect(cache.get('1', 'phone')).toBe('new');
    expect(store.get('DD_')).toBe('["DD_1.phone","DD_1.email"]');
  });

  it('API-05 clear removes every value and its list, and nothing else', () => {
    const store = createMemoryStore();
    const cache = createDecryptedCache(store);
    store.set('pavilion.edition', 'classic');
    cache.set('1', 'phone', 'a');
    cache.set('2', 'email', 'b');
    cache.clear();
    expect(['DD_', 'DD_1.phone', 'DD_2.email', 'pavilion.edition'].map(store.get)).toEqual([
      undefined,
      undefined,
      undefined,
      'classic',
    ]);
    expect(() => cache.clear()).not.toThrow();
  });

  it.each(['{', 'null', '7', '{"0":"DD_1.phone"}'])('F-CRY-20 the list %j counts as empty', (text) => {
    const store = createMemoryStore();
    store.set('DD_', text);
    const cache = createDecryptedCache(store);
    cache.set('1', 'email', 'b');
    expect([cache.get('1', 'email'), store.get('DD_')]).toEqual(['b', '["DD_1.email"]']);
  });

  it('F-CRY-20 an entry of the list that is no text is ignored', () => {
    const store = createMemoryStore();
    store.set('DD_', '[7,"DD_1.phone",null]');
    createDecryptedCache(store).set('1', 'email', 'b');
    expect(store.get('DD_')).toBe('["DD_1.phone","DD_1.email"]');
  });

  it('API-05 a value that could not be listed is not stored, because clear would not remove it', () => {
    const inner = createMemoryStore();
    const store: KeyValueStore = { ...inner, set: (key, value) => key !== 'DD_' && inner.set(key, value) };
    const cache = createDecryptedCache(store);
    cache.set('1', 'phone', 'a');
    expect([cache.get('1', 'phone'), inner.get('DD_1.phone')]).toEqual([undefined, undefined]);
  });
});
