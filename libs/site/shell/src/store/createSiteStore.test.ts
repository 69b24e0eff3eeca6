import { silentLogger, systemClock } from '@pavilion/kernel';
import { uiActions, type RootState } from '@pavilion/site-contract';
import { createFakeServices } from '@pavilion/site-testing';
import type { Middleware } from '@reduxjs/toolkit';
import { put, takeEvery } from 'redux-saga/effects';
import { createSiteStore } from './createSiteStore.ts';

const ports = { clock: systemClock, logger: silentLogger };
const counter = (state = 0, action: { type: string }) => (action.type === 'counter/added' ? state + 1 : state);

describe('createSiteStore', () => {
  it('adds the slice and saga of a feature once', () => {
    const site = createSiteStore(ports);
    const runtime = {
      reducers: { counter },
      saga: function* counting() {
        yield takeEvery('counter/requested', function* add() {
          yield put({ type: 'counter/added' });
        });
      },
    };
    site.inject('counter', runtime, createFakeServices());
    site.inject('counter', runtime, createFakeServices());
    site.store.dispatch({ type: 'counter/requested' });
    expect((site.store.getState() as unknown as { counter: number }).counter).toBe(1);
    site.dispose();
    site.store.dispatch({ type: 'counter/requested' });
    expect((site.store.getState() as unknown as { counter: number }).counter).toBe(1);
  });

  it('adds a saga of a feature without a slice', () => {
    const site = createSiteStore(ports);
    const seen: string[] = [];
    const saga = function* listen() {
      yield takeEvery(uiActions.onlineChanged, () => void seen.push('changed'));
    };
    site.inject('listener', { saga }, createFakeServices());
    site.store.dispatch(uiActions.onlineChanged(false));
    expect(seen).toEqual(['changed']);
  });

  it('refuses a slice with the name of an existing one', () => {
    const site = createSiteStore(ports);
    expect(() => site.inject('x', { reducers: { session: counter } }, createFakeServices())).toThrow('session');
  });

  it('keeps the state of other slices when one is added', () => {
    const site = createSiteStore(ports);
    const before = site.store.getState().session;
    site.inject('counter', { reducers: { counter } }, createFakeServices());
    expect(site.store.getState().session).toBe(before);
  });

  it('passes actions through late middleware, the latest first, and then to the sagas', () => {
    const site = createSiteStore(ports);
    const seen: string[] = [];
    const note = (name: string): Middleware => {
      return ({ getState }) =>
        (next) =>
        (action) => {
          seen.push(`${name} ${(getState() as RootState).ui.online}`);
          return next(action);
        };
    };
    site.run('listen', function* listen() {
      yield takeEvery(uiActions.onlineChanged, () => void seen.push('saga'));
    });
    site.addMiddleware(note('first'), note('second'));
    site.addMiddleware(note('newest'));
    site.store.dispatch(uiActions.onlineChanged(false));
    expect(seen).toEqual(['newest true', 'first true', 'second true', 'saga']);
    expect(site.store.getState().ui.online).toBe(false);
  });
});
