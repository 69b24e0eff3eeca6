import type { NewDeviceState } from '@pavilion/auth-flows';

/** A check that is under way. */
export type DeviceCheck = Exclude<NewDeviceState, { readonly step: 'idle' }>;
