import { createMemoryStore } from '@pavilion/kernel';
import { md5Hex } from '../crypto/md5Hex.ts';
import { type FingerprintProbes, readFingerprint } from './readFingerprint.ts';

const NAME = 'pavilion.fingerprint';
const probes: FingerprintProbes = {
  host: 'site.example',
  properties: () => ['agent', 1920, ['zh-CN']],
  graphics: () => 'card',
};
const blocked = () => {
  throw new DOMException('blocked', 'SecurityError');
};
const read = (changes: Partial<FingerprintProbes> = {}) =>
  readFingerprint(createMemoryStore(), { ...probes, ...changes });

describe('fingerprint', () => {
  it('API-11 is the hash of all properties and the graphics card', () => {
    expect(read()).toBe(`f-${md5Hex('["agent",1920,["zh-CN"],"card"]')}`);
  });

  it.each`
    what              | changes
    ${'a property'}   | ${{ properties: () => ['agent', 1280, ['zh-CN']] }}
    ${'the last one'} | ${{ properties: () => ['agent', 1920, ['zh-TW']] }}
    ${'the graphics'} | ${{ graphics: () => 'other' }}
    ${'no property'}  | ${{ properties: () => [] }}
  `('API-11 differs if $what differs', ({ changes }) => {
    expect(read(changes as Partial<FingerprintProbes>)).not.toBe(read());
  });

  it('API-11 does not depend on the host while the properties can be read', () => {
    expect(read({ host: 'other.example' })).toBe(read());
  });

  it('F-AUTH-25 is random without a graphics card, also if the properties cannot be read', () => {
    const random = [read({ graphics: blocked }), read({ graphics: blocked, properties: blocked })];
    for (const fingerprint of random) expect(fingerprint).toMatch(/^r-[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
    expect(random[0]).not.toBe(random[1]);
  });

  it.each`
    host                      | shown
    ${'site.example'}         | ${'site.example'}
    ${'site_a.example:4201'}  | ${'site_a.example4201'}
    ${'[::1]'}                | ${'1'}
    ${`${'a'.repeat(61)}.cn`} | ${'a'.repeat(60)}
  `('F-AUTH-25 is the host $host and a hash of host and card if the properties cannot be read', ({ host, shown }) => {
    const fingerprint = read({ host: host as string, properties: blocked });
    expect(fingerprint).toBe(`h-${shown as string}-${md5Hex(`${host as string}card`)}`);
  });

  it('API-11 is stored, and the probes are not read again', () => {
    const store = createMemoryStore();
    const first = readFingerprint(store, probes);
    expect(store.get(NAME)).toBe(first);
    const graphics = jest.fn(() => 'other');
    expect(readFingerprint(store, { ...probes, graphics })).toBe(first);
    expect(graphics).not.toHaveBeenCalled();
  });

  it.each([
    `f-${'a'.repeat(32)}`,
    'r-0e2f8a64-5f2d-4a57-8f0a-1d2c3b4a5968',
    `h-site.example-${'a'.repeat(32)}`,
    `f-${'a'.repeat(8)}`,
    `f-${'a'.repeat(100)}`,
  ])('API-11 returns the stored value %s', (stored) => {
    const store = createMemoryStore();
    store.set(NAME, stored);
    expect(readFingerprint(store, probes)).toBe(stored);
  });

  it.each([
    '',
    'f-',
    `f-${'a'.repeat(7)}`,
    `f-${'a'.repeat(101)}`,
    `x-${'a'.repeat(32)}`,
    `xf-${'a'.repeat(32)}`,
    `f-${'a'.repeat(32)}\r\n`,
    `f-${'<'.repeat(32)}`,
    'a'.repeat(32),
  ])('STO-02 replaces the stored value %j', (stored) => {
    const store = createMemoryStore();
    store.set(NAME, stored);
    const fingerprint = readFingerprint(store, probes);
    expect(fingerprint).toBe(read());
    expect(store.get(NAME)).toBe(fingerprint);
  });
});
