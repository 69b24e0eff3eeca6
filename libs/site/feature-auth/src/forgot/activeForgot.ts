import type { ForgotState } from '@pavilion/auth-flows';

/** A forgotten password that is under way. */
export type ActiveForgot = Exclude<ForgotState, { readonly step: 'idle' }>;
