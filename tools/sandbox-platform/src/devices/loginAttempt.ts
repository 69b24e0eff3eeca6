/** Name and device of a login, and its time. */
export interface LoginAttempt {
  /** Account name as typed; matching ignores case. */
  readonly name: string;
  readonly deviceId: string;
  readonly now: Date;
}
