import type { FlowTable } from '@pavilion/kernel/flow';
import type { MoneyActionStep } from './moneyActionState.ts';

/**
 * Events of a money action. `sent`: stored and about to be sent. `resumed`: found after a reload, or sent by another tab.
 * `outcomePending`: accepted, not finished. `responseLost`: no usable response. `refused`: no money moved, or it was returned.
 */
export type MoneyActionEvent =
  'sent' | 'resumed' | 'done' | 'outcomePending' | 'responseLost' | 'refused' | 'dismissed' | 'memberLeft';

const known = { done: 'done', outcomePending: 'pending', refused: 'refused', memberLeft: 'idle' } as const;
const finishedTransitions = { sent: 'sending', resumed: 'unknown', memberLeft: 'idle' } as const;

/**
 * Transition table of a money action (W3, F-WAL-05). `sending` follows only steps without an action in progress, so two
 * actions never overlap. A lost response leads to `unknown`, which only a later response ends.
 */
export const moneyActionTable: FlowTable<MoneyActionStep, MoneyActionEvent> = {
  idle: { sent: 'sending', resumed: 'unknown' },
  sending: { ...known, responseLost: 'unknown' },
  pending: { ...known, responseLost: 'pending' },
  unknown: { ...known, responseLost: 'unknown' },
  done: { ...finishedTransitions, dismissed: 'idle' },
  refused: { ...finishedTransitions, dismissed: 'idle' },
};
