import type { FlowTable } from '@pavilion/kernel/flow';
import type { OrderStep } from './orderState.ts';

/** What happens to an order that is watched. */
export type OrderEvent =
  'opened' | 'read' | 'ended' | 'notFound' | 'readFailed' | 'closeRequested' | 'closeRefused' | 'left';

const around = { opened: 'loading', left: 'idle' } as const;
const firstPollTransitions = { read: 'following', ended: 'ended', notFound: 'missing', readFailed: 'failed' } as const;

/** A watched order as a table. A failed look changes nothing about the order; cancelling is possible while it is open. */
export const orderTable: FlowTable<OrderStep, OrderEvent> = {
  idle: { opened: 'loading' },
  loading: { ...around, ...firstPollTransitions },
  following: {
    ...around,
    read: 'following',
    ended: 'ended',
    notFound: 'missing',
    readFailed: 'following',
    closeRequested: 'closing',
  },
  closing: { ...around, read: 'following', ended: 'ended', closeRefused: 'following' },
  ended: around,
  missing: around,
  failed: { ...around, ...firstPollTransitions },
};
