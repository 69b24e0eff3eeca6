import type { FlowTable } from '@pavilion/kernel/flow';
import type { MoneyActionStep } from './moneyActionState.ts';

/**
 * What happens to something with money. `sent`: kept, and now on its way. `resumed`: found again after a reload, or sent
 * by another tab. `heldUp`: taken, not finished. `answerLost`: nobody answered. `refused`: for certain nothing moved.
 */
export type MoneyActionEvent =
  'sent' | 'resumed' | 'done' | 'heldUp' | 'answerLost' | 'refused' | 'dismissed' | 'memberLeft';

const known = { done: 'done', heldUp: 'pending', refused: 'refused', memberLeft: 'idle' } as const;
const finishedTransitions = { sent: 'sending', resumed: 'unknown', memberLeft: 'idle' } as const;

/**
 * Every move of something with money (W3, F-WAL-05). `sending` is entered from rest alone, so nothing is sent while
 * something is under way; and a lost answer leads to `unknown`, from which only an answer leads out.
 */
export const moneyActionTable: FlowTable<MoneyActionStep, MoneyActionEvent> = {
  idle: { sent: 'sending', resumed: 'unknown' },
  sending: { ...known, answerLost: 'unknown' },
  pending: { ...known, answerLost: 'pending' },
  unknown: { ...known, answerLost: 'unknown' },
  done: { ...finishedTransitions, dismissed: 'idle' },
  refused: { ...finishedTransitions, dismissed: 'idle' },
};
