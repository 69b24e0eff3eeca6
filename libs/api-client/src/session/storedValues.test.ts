import { createMemoryStore, type KeyValueStore } from '@pavilion/kernel';
import { buildStoredName, isUuid, type StoredKey, storedKeys } from './storedKeys.ts';
import { createStoredValues } from './storedValues.ts';

const UUID = '0e2f8a64-5f2d-4a57-8f0a-1d2c3b4a5968';

describe('rules of the stored keys', () => {
  it.each`
    key                  | value                 | isValid
    ${'hideZeroBalance'} | ${'0'}                | ${true}
    ${'hideZeroBalance'} | ${'1'}                | ${true}
    ${'hideZeroBalance'} | ${''}                 | ${false}
    ${'hideZeroBalance'} | ${'2'}                | ${false}
    ${'hideZeroBalance'} | ${'01'}               | ${false}
    ${'hideZeroBalance'} | ${'true'}             | ${false}
    ${'safeSwitch'}      | ${'0'}                | ${true}
    ${'safeSwitch'}      | ${'1'}                | ${true}
    ${'safeSwitch'}      | ${'on'}               | ${false}
    ${'edition'}         | ${'classic'}          | ${true}
    ${'edition'}         | ${'professional'}     | ${true}
    ${'edition'}         | ${'Classic'}          | ${false}
    ${'edition'}         | ${''}                 | ${false}
    ${'token'}           | ${'!~'}               | ${true}
    ${'token'}           | ${'a b'}              | ${false}
    ${'token'}           | ${'a\u007f'}          | ${false}
    ${'token'}           | ${' a'}               | ${false}
    ${'token'}           | ${'a '}               | ${false}
    ${'token'}           | ${''}                 | ${false}
    ${'token'}           | ${'null'}             | ${false}
    ${'token'}           | ${'undefined'}        | ${false}
    ${'token'}           | ${'nullable'}         | ${true}
    ${'userId'}          | ${'a_B-9'}            | ${true}
    ${'userId'}          | ${'a.b'}              | ${false}
    ${'userId'}          | ${'null'}             | ${false}
    ${'userId'}          | ${'undefined'}        | ${false}
    ${'userId'}          | ${'1\n'}              | ${false}
    ${'userId'}          | ${' 1'}               | ${false}
    ${'userId'}          | ${''}                 | ${false}
    ${'icode'}           | ${'I1'}               | ${true}
    ${'rcode'}           | ${'R 1'}              | ${false}
    ${'rememberedAt'}    | ${'0'}                | ${true}
    ${'rememberedAt'}    | ${'999999999999999'}  | ${true}
    ${'rememberedAt'}    | ${'1000000000000000'} | ${false}
    ${'rememberedAt'}    | ${'-1'}               | ${false}
    ${'rememberedAt'}    | ${'1.5'}              | ${false}
    ${'rememberedAt'}    | ${'1ms'}              | ${false}
    ${'rememberedAt'}    | ${''}                 | ${false}
    ${'deviceId'}        | ${UUID}               | ${true}
    ${'deviceId'}        | ${`${UUID}0`}         | ${false}
    ${'deviceId'}        | ${`0${UUID}`}         | ${false}
  `('STO-02 $key accepts "$value": $isValid', ({ key, value, isValid }) => {
    expect(storedKeys[key as StoredKey](value as string)).toBe(isValid);
  });

  it.each`
    key                  | max
    ${'token'}           | ${4096}
    ${'jwt'}             | ${8192}
    ${'originalUrl'}     | ${2048}
    ${'rememberedLogin'} | ${8192}
    ${'userId'}          | ${64}
    ${'icode'}           | ${64}
    ${'rcode'}           | ${64}
  `('STO-02 $key has at most $max characters', ({ key, max }) => {
    const isValid = storedKeys[key as StoredKey];
    expect([isValid('a'.repeat(max as number)), isValid('a'.repeat((max as number) + 1))]).toEqual([true, false]);
  });

  it.each`
    text                                       | isId
    ${UUID}                                    | ${true}
    ${UUID.toUpperCase()}                      | ${false}
    ${UUID.replaceAll('-', '')}                | ${false}
    ${UUID.slice(1)}                           | ${false}
    ${UUID.replace('0e2f', 'ge2f')}            | ${false}
    ${`${UUID.slice(0, 23)}${UUID.slice(28)}`} | ${false}
  `('F-STO-10 "$text" is a device id: $isId', ({ text, isId }) => {
    expect(isUuid(text as string)).toBe(isId);
  });
});

/** Creates values over a store that refuses writes while it is full. */
function createFillingValues() {
  const inner = createMemoryStore();
  const state = { isFull: false };
  const store: KeyValueStore = { ...inner, set: (key, value) => !state.isFull && inner.set(key, value) };
  const setFull = (isFull: boolean) => void (state.isFull = isFull);
  return { inner, values: createStoredValues(store), setFull };
}

describe('stored values', () => {
  it('STO-01 a value is stored under the name of the site', () => {
    const { inner, values } = createFillingValues();
    expect(values.set('edition', 'classic')).toBe(true);
    expect(inner.get('pavilion.edition')).toBe('classic');
    expect([values.get('edition'), values.isInMemory('edition')]).toEqual(['classic', false]);
  });

  it('STO-02 an invalid value is not stored and does not replace the former one', () => {
    const { values } = createFillingValues();
    values.set('edition', 'classic');
    expect(values.set('edition', 'modern')).toBe(false);
    expect([values.get('edition'), values.isInMemory('edition')]).toEqual(['classic', false]);
  });

  it('F-STO-02 a value that the store refuses is in memory, and the former one is removed from the store', () => {
    const { inner, values, setFull } = createFillingValues();
    values.set('edition', 'classic');
    setFull(true);
    expect(values.set('edition', 'professional')).toBe(false);
    expect([values.get('edition'), values.isInMemory('edition')]).toEqual(['professional', true]);
    expect(inner.get(buildStoredName('edition'))).toBeUndefined();
  });

  it('F-STO-02 a later write that succeeds replaces the value in memory', () => {
    const { inner, values, setFull } = createFillingValues();
    setFull(true);
    values.set('edition', 'professional');
    setFull(false);
    expect(values.set('edition', 'classic')).toBe(true);
    expect([values.get('edition'), values.isInMemory('edition')]).toEqual(['classic', false]);
    expect(inner.get('pavilion.edition')).toBe('classic');
  });

  it.each([true, false])('STO-02 a removed value is absent (store full: %s)', (isFull) => {
    const { inner, values, setFull } = createFillingValues();
    setFull(isFull);
    values.set('edition', 'classic');
    values.remove('edition');
    expect([values.get('edition'), values.isInMemory('edition')]).toEqual([undefined, false]);
    expect(inner.get('pavilion.edition')).toBeUndefined();
  });
});
