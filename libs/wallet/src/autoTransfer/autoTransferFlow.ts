import { type FlowTable, createFlowReducer } from '@pavilion/kernel/flow';
import { createAction, type UnknownAction } from '@reduxjs/toolkit';
import type { CallFailure } from '@pavilion/api-client';

export type AutoTransferStep = 'unknown' | 'off' | 'on' | 'turningOn' | 'turningOff';

/** State of the auto-transfer setting: whether the centre wallet moves to a venue on launch (WAL-02). */
export interface AutoTransferState {
  readonly step: AutoTransferStep;
  /** Reason why the last change was refused. */
  readonly failure?: CallFailure;
}

export type AutoTransferEvent =
  'loadedOn' | 'loadedOff' | 'toggleRequested' | 'toggled' | 'toggleRefused' | 'memberLeft';

const readTransitions = { loadedOn: 'on', loadedOff: 'off', memberLeft: 'unknown' } as const;

/** Transition table of the auto-transfer setting. A value read during a change is outdated and ignored. */
export const autoTransferTable: FlowTable<AutoTransferStep, AutoTransferEvent> = {
  unknown: readTransitions,
  off: { ...readTransitions, toggleRequested: 'turningOn' },
  on: { ...readTransitions, toggleRequested: 'turningOff' },
  turningOn: { toggled: 'on', toggleRefused: 'off', memberLeft: 'unknown' },
  turningOff: { toggled: 'off', toggleRefused: 'on', memberLeft: 'unknown' },
};

const event = (type: Exclude<AutoTransferEvent, 'toggleRefused'>) => createAction(`autoTransfer/${type}`);

/** Command `toggleRequested` changes the setting. `loadedOn` and `loadedOff` pass the value last read from the platform. */
export const autoTransferActions = {
  loadedOn: event('loadedOn'),
  loadedOff: event('loadedOff'),
  toggleRequested: event('toggleRequested'),
  toggled: event('toggled'),
  toggleRefused: createAction<CallFailure, 'autoTransfer/toggleRefused'>('autoTransfer/toggleRefused'),
  memberLeft: event('memberLeft'),
};

const createStepReducer = (step: AutoTransferStep) => (): AutoTransferState => ({ step });

const createSwitchReducer = (step: 'on' | 'off') => (state: AutoTransferState, action: UnknownAction) => {
  if (autoTransferActions.toggleRefused.match(action)) return { step, failure: action.payload };
  return state.step === step ? state : { step };
};

/** Reducer of the auto-transfer setting. Mount it under `autoTransfer`. */
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
