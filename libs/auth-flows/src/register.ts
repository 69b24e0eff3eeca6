export { createRegisterController } from './controllers/createRegisterController.ts';
export { createRegisterSaga } from './register/createRegisterSaga.ts';
export type { RegisterPorts } from './register/registerPorts.ts';
export {
  registerActions,
  registerReducer,
  selectRegister,
  type RegisterSlice,
  type RequestedRegistration,
} from './register/registerSlice.ts';
export { idleRegister, type RegisterState, type RegisterStep } from './register/registerState.ts';
export { registerTable, type RegisterEvent } from './register/registerTable.ts';
