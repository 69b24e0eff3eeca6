import type { FlowTable } from '@pavilion/kernel/flow';
import { buildCancelTransitions } from '../events/authActions.ts';
import type { BindingStep } from './bindingState.ts';

/** Everything that can happen to a binding. */
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

/** A binding as a table. `submitting` takes no second press; another form opened meanwhile gives the first one up. */
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
