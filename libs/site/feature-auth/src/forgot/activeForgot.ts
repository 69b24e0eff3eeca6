import type { ForgotState } from '@pavilion/auth-flows';

/** Password reset in progress. */
export type ActiveForgot = Exclude<ForgotState, { readonly step: 'idle' }>;
