import { describeWalk, flushMicrotasks } from '@pavilion/testing';
import { createFakeClock } from '@pavilion/kernel/testing';
import { createOrderWatchController } from '../cashierControllers.ts';
import { refused, responseLost } from '../testing/callFailure.ts';
import { rehearseController } from '../testing/rehearseController.ts';
import { createOrderWatch } from './createOrderWatch.ts';
import { isDepositEnded, isWithdrawalEnded } from './orderFlows.ts';
import type { OrderState } from './orderState.ts';
import { orderTable } from './orderTable.ts';

interface Order {
  readonly status: 'open' | 'over';
}
const watch = createOrderWatch<Order>('testOrder');
const { actions } = watch;
const orderNo = 'D1';
const open: Order = { status: 'open' };
const over: Order = { status: 'over' };
const failure = { kind: 'transport', messageKey: 'test', reaction: 'show' } as const;
const isEnded = ({ status }: Order) => status === 'over';

const states: Record<OrderState<Order>['step'], OrderState<Order>> = {
  idle: { step: 'idle' },
  loading: { step: 'loading', orderNo },
  missing: { step: 'missing', orderNo },
  failed: { step: 'failed', orderNo, failure },
  following: { step: 'following', orderNo, order: open, isStale: false },
  closing: { step: 'closing', orderNo, order: open },
  ended: { step: 'ended', orderNo, order: over },
};

describeWalk('WAL-10 testOrder', {
  table: orderTable,
  reducer: watch.reducer,
  states,
  actions: {
    opened: actions.opened({ orderNo }),
    read: actions.read(open),
    ended: actions.ended(over),
    notFound: actions.notFound(),
    readFailed: actions.readFailed(failure),
    closeRequested: actions.closeRequested(),
    closeRefused: actions.closeRefused(failure),
    left: actions.left(),
  },
});

function setUp(fetchOrder: () => Promise<Order | null> = async () => open) {
  const clock = createFakeClock();
  const read = jest.fn<Promise<Order | null>, [string, AbortSignal]>(fetchOrder);
  const close = jest.fn<Promise<Order>, [string]>(async () => over);
  const flow = createOrderWatchController(watch, { read, close, isEnded, clock });
  flow.send(actions.opened({ orderNo }));
  const pass = async (ms: number) => {
    clock.advance(ms);
    await flushMicrotasks();
  };
  return { clock, read, close, flow, pass };
}

describe('watched order', () => {
  it('F-WAL-13 polls every 3 s until the order has ended', async () => {
    const { flow, read, clock, pass } = setUp();
    await pass(0);
    await pass(3_000);
    read.mockResolvedValue(over);
    await pass(3_000);
    expect([flow.getState().step, read.mock.calls.length, clock.pending()]).toEqual(['ended', 3, 0]);
    await pass(600_000);
    expect(read).toHaveBeenCalledTimes(3);
  });

  it('F-WAL-13 closing the page aborts the open poll and leaves no timer', async () => {
    const { flow, read, clock } = setUp(() => new Promise(() => undefined));
    await flushMicrotasks();
    flow.send(actions.left());
    await flushMicrotasks();
    expect([flow.getState().step, clock.pending(), read.mock.calls[0]?.[1].aborted]).toEqual(['idle', 0, true]);
  });

  it('F-WAL-05 failed polls do not change the order, and their interval grows', async () => {
    const { flow, read, pass } = setUp();
    await pass(0);
    read.mockRejectedValue(responseLost());
    await pass(3_000);
    expect(flow.getState()).toMatchObject({ step: 'following', isStale: true, order: open });
    await pass(3_000);
    expect(read).toHaveBeenCalledTimes(3);
    await pass(3_000);
    expect(read).toHaveBeenCalledTimes(3);
    await pass(3_000);
    expect(read).toHaveBeenCalledTimes(4);
  });

  it('F-WAL-05 an order whose first poll fails is polled again after 3 s', async () => {
    const { flow, read, pass } = setUp(async () => Promise.reject(responseLost()));
    await pass(0);
    expect(flow.getState()).toMatchObject({ step: 'failed' });
    read.mockResolvedValue(open);
    await pass(2_999);
    expect(read).toHaveBeenCalledTimes(1);
    await pass(1);
    expect(flow.getState()).toMatchObject({ step: 'following', order: open });
  });

  it('WAL-04 refreshRequested polls at once, and the next poll follows 3 s later', async () => {
    const { flow, read, pass } = setUp();
    await pass(1_000);
    flow.send(actions.refreshRequested());
    await pass(0);
    expect(read).toHaveBeenCalledTimes(2);
    await pass(2_999);
    expect(read).toHaveBeenCalledTimes(2);
    await pass(1);
    expect(read).toHaveBeenCalledTimes(3);
  });

  it('WAL-04 an order that is not known yet is not cancelled', async () => {
    const { flow, close, pass } = setUp(async () => Promise.reject(responseLost()));
    flow.send(actions.closeRequested());
    await pass(0);
    flow.send(actions.closeRequested());
    await pass(0);
    expect([flow.getState().step, close.mock.calls.length]).toEqual(['failed', 0]);
  });

  it('WAL-04 shows the refusal to cancel, and then the status from the next poll', async () => {
    const { flow, read, close, pass } = setUp();
    await pass(0);
    close.mockRejectedValue(refused(6012, { reason: 'orderNotOpen' }));
    flow.send(actions.closeRequested());
    await flushMicrotasks();
    expect(flow.getState()).toMatchObject({ step: 'following', closeFailure: { reason: 'orderNotOpen' } });
    read.mockResolvedValue(over);
    await pass(3_000);
    expect([flow.getState().step, close.mock.calls.length]).toEqual(['ended', 1]);
  });

  it.each([
    ['null', async () => null],
    ['6004', async () => Promise.reject(refused(6004))],
  ])('WAL-04 an order of another member, or none (%s), is missing', async (_name, fetchOrder) => {
    const { flow, clock } = setUp(fetchOrder);
    await flushMicrotasks();
    expect([flow.getState().step, clock.pending()]).toEqual(['missing', 0]);
  });

  it('WAL-10 every random sequence ends without an open timer or call', async () => {
    const visited = await rehearseController<OrderState<Order>>({
      open: ({ callPort, clock, onError }) =>
        createOrderWatchController(
          watch,
          { read: (_no, signal) => callPort('read', signal), close: () => callPort('close'), isEnded, clock },
          onError,
        ),
      actions: [
        actions.opened({ orderNo }),
        actions.opened({ orderNo: 'D2' }),
        actions.closeRequested(),
        actions.refreshRequested(),
        actions.left(),
      ],
      results: { read: [open, open, over, null], close: [over, open] },
      busy: ['loading', 'closing'],
      closing: actions.left(),
      rest: 'idle',
    });
    expect([...visited].sort()).toEqual(Object.keys(states).sort());
  });

  it.each`
    status           | isOver
    ${'created'}     | ${false}
    ${'paid'}        | ${false}
    ${'late'}        | ${false}
    ${'wrongAmount'} | ${false}
    ${'confirmed'}   | ${true}
    ${'closed'}      | ${true}
    ${'expired'}     | ${true}
    ${'failed'}      | ${true}
  `('WAL-04 a deposit with the status $status has ended: $isOver', ({ status, isOver }) => {
    expect(isDepositEnded({ status } as never)).toBe(isOver);
  });

  it.each(['submitted', 'reviewing', 'paying'])('WAL-05 a withdrawal with the status %s has not ended', (status) => {
    expect(isWithdrawalEnded({ status } as never)).toBe(false);
  });
});
