export { createNewDeviceSaga } from './newDevice/createNewDeviceSaga.ts';
export type { DeviceCodeRequest, NewDevicePorts } from './newDevice/newDevicePorts.ts';
export {
  newDeviceActions,
  newDeviceReducer,
  selectNewDevice,
  type NewDeviceSlice,
  newDeviceTable,
  type NewDeviceEvent,
} from './newDevice/newDeviceSlice.ts';
export {
  idleNewDevice,
  type NewDeviceFieldError,
  type NewDeviceState,
  type NewDeviceStep,
} from './newDevice/newDeviceState.ts';
