import type { RequestOf } from '@pavilion/api-client';

/** Pause that the member wants to start. */
export interface PauseChoice {
  readonly kind: 'timeOut' | 'selfExclusion';
  readonly length: RequestOf<'limits.pause'>['length'];
}
