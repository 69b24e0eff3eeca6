import { inspect } from 'node:util';
import { configureStore, isPlain } from '@reduxjs/toolkit';
import { createSecret, readSecret } from './secret.ts';

describe('secret', () => {
  it.each(['demo1234', '', { secondPassword: 'demo1234', cardholderName: '张三' }])('returns the value %j', (value) => {
    expect(readSecret(createSecret<unknown>(value))).toBe(value);
  });

  it('I7 shows the value in no form: JSON, inspection, properties, clone', () => {
    const secret = createSecret({ password: 'demo1234' });
    const shown = [
      JSON.stringify(secret),
      inspect(secret, { depth: Infinity, showHidden: true, showProxy: true }),
      Reflect.ownKeys(secret).map(String).join(),
      inspect(structuredClone(secret)),
    ];
    expect(shown.join()).not.toContain('demo1234');
  });

  it('two secrets of one value cannot be compared', () => {
    const [one, other] = [createSecret('demo1234'), createSecret('demo1234')];
    expect(one === other).toBe(false);
    expect(one).toEqual(other);
  });

  it('is serializable, so a store with the checks of Redux Toolkit accepts it in an action', () => {
    const error = jest.spyOn(console, 'error').mockImplementation();
    const store = configureStore({ reducer: (state: number = 0) => state });
    store.dispatch({ type: 'login', payload: { password: createSecret('demo1234') } });
    expect([isPlain(createSecret('demo1234')), error.mock.calls]).toEqual([true, []]);
    error.mockRestore();
  });

  it.each([
    ['a copy', (secret: object) => ({ ...secret })],
    ['a clone', (secret: object) => structuredClone(secret)],
    ['JSON', (secret: object) => JSON.parse(JSON.stringify(secret)) as object],
  ])('throws for %s', (_what, copy) => {
    expect(() => readSecret(copy(createSecret('demo1234')) as never)).toThrow(/copy of a secret/);
  });
});
