import type { FlowTable } from '@pavilion/kernel/flow';
import { buildCancelTransitions } from '../events/authActions.ts';
import type { BindingStep } from './bindingState.ts';

/** Events of binding. */
export type BindingEvent =
  | 'bindingOpened'
  | 'codeRequested'
  | 'fieldsRejected'
  | 'bindRequested'
  | 'bindAccepted'
  | 'bindRefused'
  | 'bindingClosed'
  | 'loginExpired'
  | 'authClosed'
  | 'loggedInElsewhere';

const leaving = { bindingClosed: 'idle', loginExpired: 'idle', ...buildCancelTransitions('idle') } as const;

/** Transition table of binding. `submitting` ignores a second submit; opening another form cancels the first one. */
export const bindingTable: FlowTable<BindingStep, BindingEvent> = {
  idle: { bindingOpened: 'editing' },
  editing: {
    ...leaving,
    bindingOpened: 'editing',
    codeRequested: 'editing',
    fieldsRejected: 'editing',
    bindRequested: 'submitting',
  },
  submitting: {
    ...leaving,
    bindingOpened: 'editing',
    fieldsRejected: 'editing',
    bindAccepted: 'bound',
    bindRefused: 'editing',
  },
  bound: { ...leaving, bindingOpened: 'editing' },
};
