import { type FlowTable, createFlowReducer } from '@pavilion/kernel/flow';
import { createAction, type UnknownAction } from '@reduxjs/toolkit';
import type { CallFailure } from '@pavilion/api-client';

export type AutoTransferStep = 'unknown' | 'off' | 'on' | 'turningOn' | 'turningOff';

/** The switch that takes the centre balance along into a venue (WAL-02). */
export interface AutoTransferState {
  readonly step: AutoTransferStep;
  /** Why it could not be turned. */
  readonly failure?: CallFailure;
}

export type AutoTransferEvent = 'readOn' | 'readOff' | 'turnRequested' | 'turned' | 'turnRefused' | 'memberLeft';

const readTransitions = { readOn: 'on', readOff: 'off', memberLeft: 'unknown' } as const;

/** The switch as a table. What is read while it is being turned is older than the turning, and not heard. */
export const autoTransferTable: FlowTable<AutoTransferStep, AutoTransferEvent> = {
  unknown: readTransitions,
  off: { ...readTransitions, turnRequested: 'turningOn' },
  on: { ...readTransitions, turnRequested: 'turningOff' },
  turningOn: { turned: 'on', turnRefused: 'off', memberLeft: 'unknown' },
  turningOff: { turned: 'off', turnRefused: 'on', memberLeft: 'unknown' },
};

const event = (type: Exclude<AutoTransferEvent, 'turnRefused'>) => createAction(`autoTransfer/${type}`);

/** Command `turnRequested`; `readOn`/`readOff` tell what the platform last said. */
export const autoTransferActions = {
  readOn: event('readOn'),
  readOff: event('readOff'),
  turnRequested: event('turnRequested'),
  turned: event('turned'),
  turnRefused: createAction<CallFailure>('autoTransfer/turnRefused'),
  memberLeft: event('memberLeft'),
};

const createStepReducer = (step: AutoTransferStep) => (): AutoTransferState => ({ step });

const createSwitchReducer = (step: 'on' | 'off') => (state: AutoTransferState, action: UnknownAction) => {
  if (autoTransferActions.turnRefused.match(action)) return { step, failure: action.payload };
  return state.step === step ? state : { step };
};

/** The reducer of the switch; mount it under `autoTransfer`. */
export const autoTransferReducer = createFlowReducer<AutoTransferState, AutoTransferEvent>({
  name: 'autoTransfer',
  idle: { step: 'unknown' },
  table: autoTransferTable,
  reducers: {
    unknown: createStepReducer('unknown'),
    off: createSwitchReducer('off'),
    on: createSwitchReducer('on'),
    turningOn: createStepReducer('turningOn'),
    turningOff: createStepReducer('turningOff'),
  },
});
