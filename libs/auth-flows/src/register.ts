export { createRegisterController } from './controllers/createRegisterController.ts';
export { createRegisterSaga } from './register/createRegisterSaga.ts';
export type { RegisterPorts } from './register/registerPorts.ts';
export {
  registerActions,
  registerReducer,
  selectRegister,
  type RegisterSlice,
  type RequestedRegistration,
  registerTable,
  type RegisterEvent,
} from './register/registerSlice.ts';
export { idleRegister, type RegisterState, type RegisterStep } from './register/registerState.ts';
