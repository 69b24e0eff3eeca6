import type { NewDeviceState } from '@pavilion/auth-flows';

/** New-device check in progress. */
export type DeviceCheck = Exclude<NewDeviceState, { readonly step: 'idle' }>;
