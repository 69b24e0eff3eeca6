import { call, delay, put, takeEvery } from 'redux-saga/effects';
import { createController, type ActionOf } from './createController.ts';

interface Counter {
  readonly count: number;
}
const reducer = (state: Counter = { count: 0 }, action: { type: string }): Counter =>
  action.type === 'counted' ? { count: state.count + 1 } : state;

function* count() {
  yield put({ type: 'counted' });
}
function* watch() {
  yield takeEvery('countRequested', count);
}

describe('createController', () => {
  it('AUT-09 drives a flow without a host store', () => {
    const controller = createController(reducer, watch);
    const seen: number[] = [];
    const stop = controller.subscribe(() => seen.push(controller.getState().count));
    controller.send({ type: 'countRequested' });
    stop();
    controller.send({ type: 'countRequested' });
    expect(controller.getState()).toEqual({ count: 2 });
    expect(seen.at(-1)).toBe(1);
  });

  it('AUT-09 accepts only the given actions, as the compiler checks', () => {
    const actions = { counted: () => ({ type: 'counted' }) as const };
    const { send, getState } = createController<Counter, ActionOf<typeof actions>>(reducer, watch);
    // @ts-expect-error a misspelt action
    send({ type: 'countd' });
    send(actions.counted());
    expect(getState()).toEqual({ count: 1 });
  });

  it('I10 a disposed flow ignores further actions and leaves no timer', () => {
    jest.useFakeTimers();
    const controller = createController(reducer, function* () {
      yield takeEvery('countRequested', count);
      yield delay(60_000);
    });
    const listener = jest.fn();
    controller.subscribe(listener);
    controller.dispose();
    controller.send({ type: 'countRequested' });
    controller.send({ type: 'counted' });
    expect([controller.getState().count, jest.getTimerCount()]).toEqual([0, 0]);
    expect(listener).not.toHaveBeenCalled();
    jest.useRealTimers();
  });

  it('I1 without `onError` an unexpected error is harmless and is written to the console', () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const bug = new Error('bug');
    const start = () =>
      createController(reducer, function* () {
        yield call(() => {
          throw bug;
        });
      });
    expect(start).not.toThrow();
    expect(log).toHaveBeenCalledWith(bug);
    log.mockRestore();
  });

  it('AUT-09 accepts actions only, no functions', () => {
    const { send } = createController(reducer, watch);
    expect(() => send((() => undefined) as never)).toThrow('Actions must be plain objects');
  });

  it('I1 an unexpected error reaches `onError` and is no unhandled rejection', () => {
    const errors: Error[] = [];
    const fail = () => {
      throw new Error('bug');
    };
    createController(
      reducer,
      function* () {
        yield call(fail);
      },
      (error) => errors.push(error),
    );
    expect(errors.map(({ message }) => message)).toEqual(['bug']);
  });
});
