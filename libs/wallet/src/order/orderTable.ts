import type { FlowTable } from '@pavilion/kernel/flow';
import type { OrderStep } from './orderState.ts';

/** Events of a watched order. */
export type OrderEvent =
  'opened' | 'read' | 'ended' | 'notFound' | 'readFailed' | 'closeRequested' | 'closeRefused' | 'left';

const around = { opened: 'loading', left: 'idle' } as const;
const firstPollTransitions = { read: 'following', ended: 'ended', notFound: 'missing', readFailed: 'failed' } as const;

/** Transition table of a watched order. A failed poll does not change the order; an open order can be cancelled. */
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
