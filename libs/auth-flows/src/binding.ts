export type { BindingCodeRequest, BindingPorts, BindRequest } from './binding/bindingPorts.ts';
export {
  bindingActions,
  bindingReducer,
  selectBinding,
  type BindingCodeFields,
  type BindingSlice,
  type RequestedBinding,
  type RequestedPassword,
  bindingTable,
  type BindingEvent,
} from './binding/bindingSlice.ts';
export { idleBinding, type BindingKind, type BindingState, type BindingStep } from './binding/bindingState.ts';
export { createBindingController } from './controllers/createBindingController.ts';
export { createBindingSaga } from './binding/createBindingSaga.ts';
