import type { CallFailure } from '@pavilion/api-client';
import { createFlowReducer } from '@pavilion/kernel/flow';
import { createAction, type Reducer, type UnknownAction } from '@reduxjs/toolkit';
import type { MoneyFailure } from '../moneyAction/moneyFailure.ts';
import type { OrderState } from './orderState.ts';
import { orderTable, type OrderEvent } from './orderTable.ts';

/** Creates the actions of one kind of watched order. */
function createOrderActions<Order>(name: string) {
  const event = <Payload = void>(type: OrderEvent) =>
    createAction<Payload, `${string}/${OrderEvent}`>(`${name}/${type}`);
  return {
    /** Command: follow an order until it ends or the page closes. */
    opened: event<{ readonly orderNo: string }>('opened'),
    /** Command: cancel the order. */
    closeRequested: event('closeRequested'),
    /** Command: poll without waiting, for a button or when the browser is online again. */
    refreshRequested: createAction(`${name}/refreshRequested`),
    left: event('left'),
    read: event<Order>('read'),
    ended: event<Order>('ended'),
    notFound: event('notFound'),
    readFailed: event<CallFailure>('readFailed'),
    closeRefused: event<MoneyFailure>('closeRefused'),
  };
}

/** Kind of watched order: its state, actions and reducer. */
export interface OrderWatch<Order> {
  readonly name: string;
  readonly actions: ReturnType<typeof createOrderActions<Order>>;
  readonly reducer: Reducer<OrderState<Order>>;
}

/** Creates a kind of watched order, based on `orderTable`. `name` is its slice. */
export function createOrderWatch<Order>(name: string): OrderWatch<Order> {
  type State = OrderState<Order>;
  const actions = createOrderActions<Order>(name);
  const idle: State = { step: 'idle' };
  const getOrderNo = (state: State) => (state.step === 'idle' ? '' : state.orderNo);

  const reduceFollowing = (state: State, action: UnknownAction): State => {
    const orderNo = getOrderNo(state);
    const lastFailure = 'closeFailure' in state ? { closeFailure: state.closeFailure } : {};
    if (actions.read.match(action))
      return { step: 'following', orderNo, order: action.payload as Order, isStale: false, ...lastFailure };
    if (!('order' in state)) return state;
    const { order } = state;
    if (actions.closeRefused.match(action))
      return { step: 'following', orderNo, order, isStale: false, closeFailure: action.payload };
    return { step: 'following', orderNo, order, isStale: true, ...lastFailure };
  };

  const reducer = createFlowReducer<State, OrderEvent>({
    name,
    idle,
    table: orderTable,
    reducers: {
      idle: () => idle,
      loading: (state, action) =>
        actions.opened.match(action) ? { step: 'loading', orderNo: action.payload.orderNo } : state,
      missing: (state) => ({ step: 'missing', orderNo: getOrderNo(state) }),
      failed: (state, action) =>
        actions.readFailed.match(action)
          ? { step: 'failed', orderNo: getOrderNo(state), failure: action.payload }
          : state,
      following: reduceFollowing,
      closing: (state) => ('order' in state ? { step: 'closing', orderNo: state.orderNo, order: state.order } : state),
      ended: (state, action) =>
        actions.ended.match(action)
          ? { step: 'ended', orderNo: getOrderNo(state), order: action.payload as Order }
          : state,
    },
  });
  return { name, actions, reducer };
}
