import { confirmRealityCheck, continuePlaySession, PAUSE_MS } from './playSession.ts';

const MINUTE = 60_000;

function createStore(text?: string) {
  const values = new Map(text === undefined ? [] : [['play.session', text]]);
  return {
    get: (key: string) => values.get(key),
    set: (key: string, value: string) => Boolean(values.set(key, value)),
  };
}

const stay = (store: ReturnType<typeof createStore>, now: number, userId = '7') =>
  continuePlaySession(store, { userId, now });

describe('play session', () => {
  it('L1 continues while the member is seen, also after a reload', () => {
    const store = createStore();
    stay(store, 0);
    stay(store, PAUSE_MS - 1);
    expect(stay(store, 2 * PAUSE_MS - 2)).toMatchObject({ startedAt: 0, checkedAt: 0, seenAt: 2 * PAUSE_MS - 2 });
  });

  it.each([
    ['a pause', PAUSE_MS, '7'],
    ['another member', MINUTE, '8'],
    ['a clock that was set back', -MINUTE, '7'],
  ])('L1 starts again after %s', (_, now, userId) => {
    const store = createStore();
    stay(store, 0);
    expect(stay(store, now, userId)).toMatchObject({ userId, startedAt: now, checkedAt: now });
  });

  it('L1 a confirmed check counts from its time, and the start stays', () => {
    const store = createStore();
    stay(store, 0);
    stay(store, 10 * MINUTE);
    confirmRealityCheck(store, { userId: '7', now: 20 * MINUTE });
    expect(stay(store, 21 * MINUTE)).toMatchObject({ startedAt: 0, checkedAt: 20 * MINUTE });
  });

  it.each(['', 'null', '{"', '{"userId":7}', '{"userId":"7","startedAt":"x","seenAt":1,"checkedAt":1}'])(
    'STO-02 starts a session although the store contains %s',
    (text) => expect(stay(createStore(text), 5)).toMatchObject({ startedAt: 5 }),
  );
});
