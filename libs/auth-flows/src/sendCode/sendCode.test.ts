import { createController } from '@pavilion/kernel/controller';
import { createMemoryStore } from '@pavilion/kernel';
import { createFakeClock } from '@pavilion/kernel/testing';
import { combineReducers } from '@reduxjs/toolkit';
import { buildCountdownKey, createCountdownSaga } from './sendCode.ts';
import { sendCodeActions, sendCodeReducer } from './sendCodeSlice.ts';

function setUp(store = createMemoryStore(), clock = createFakeClock()) {
  const saga = createCountdownSaga({ clock, store });
  const { send, getState, dispose } = createController(combineReducers({ sendCode: sendCodeReducer }), saga);
  send(sendCodeActions.codeFormOpened({ purpose: 'newDevice' }));
  const left = () => {
    const { sendCode } = getState();
    return sendCode.step === 'waiting' ? sendCode.secondsLeft : sendCode.step;
  };
  const sent = () => {
    send(sendCodeActions.sendStarted({ channel: 0 }));
    send(sendCodeActions.codeSent({ secondsLeft: 60, channel: 0 }));
  };
  return { store, clock, send, dispose, left, sent };
}

describe('createCountdownSaga', () => {
  it('F-AUTH-07 counts down 60 s and then allows another code', () => {
    const { left, sent, clock } = setUp();
    sent();
    const seen: unknown[] = [];
    for (let second = 0; second <= 60; second += 1) {
      seen.push(left());
      clock.advance(1_000);
    }
    expect(seen).toEqual([...Array.from({ length: 60 }, (_, index) => 60 - index), 'ready']);
    expect(clock.pending()).toBe(0);
  });

  it('F-AUTH-08 a tab hidden for ten minutes shows the button', () => {
    const { left, sent, clock } = setUp();
    sent();
    clock.advance(600_000);
    expect([left(), clock.pending()]).toEqual(['ready', 0]);
  });

  it('F-AUTH-08 late ticks count by the clock', () => {
    const { left, sent, clock } = setUp();
    sent();
    clock.advance(30_400);
    expect(left()).toBe(30);
    clock.advance(600);
    expect(left()).toBe(29);
  });

  it.each([1, -1])('F-AUTH-08 a clock moved by %d h leaves the countdown between 0 and 60 s', (hours) => {
    const timers = createFakeClock();
    let skew = 0;
    const { left, sent } = setUp(createMemoryStore(), { ...timers, now: () => timers.now() + skew });
    sent();
    timers.advance(10_000);
    skew = hours * 3_600_000;
    for (let second = 0; second < 51; second += 1) {
      timers.advance(1_000);
      const value = left();
      expect(value === 'ready' || (Number(value) > 0 && Number(value) <= 50)).toBe(true);
    }
    expect([left(), timers.pending()]).toEqual(['ready', 0]);
  });

  it('F-AUTH-08 continues after a reload', () => {
    const first = setUp();
    first.sent();
    first.clock.advance(20_000);
    first.dispose();
    first.clock.advance(10_000);
    const second = setUp(first.store, first.clock);
    expect(second.left()).toBe(30);
    second.clock.advance(30_000);
    expect([second.left(), first.store.get(buildCountdownKey('newDevice'))]).toEqual(['ready', undefined]);
  });

  it.each(['', 'null', 'NaN', '-1', '1e400', 'x'.repeat(5_000), '{}'])(
    'F-STO-03 drops the stored value %p',
    (rubbish) => {
      const store = createMemoryStore();
      store.set(buildCountdownKey('newDevice'), rubbish);
      const { left } = setUp(store);
      const value = left();
      expect(value === 'ready' || Number(value) <= 60).toBe(true);
    },
  );

  it('F-AUTH-08 limits a stored end in the far future to 60 s', () => {
    const store = createMemoryStore();
    store.set(buildCountdownKey('newDevice'), String(9e15));
    const { left, clock } = setUp(store);
    expect(left()).toBe(60);
    clock.advance(60_000);
    expect(left()).toBe('ready');
  });

  it('AUT-10 closing leaves no timer and keeps the end time', () => {
    const { left, sent, clock, send } = setUp();
    sent();
    send(sendCodeActions.codeFormClosed());
    expect([left(), clock.pending()]).toEqual(['idle', 0]);
    clock.advance(20_000);
    send(sendCodeActions.codeFormOpened({ purpose: 'newDevice' }));
    expect(left()).toBe(40);
  });
});
