/** Name and device of a login, and its time. */
export interface LoginAttempt {
  /** As the player typed it; upper and lower case are equal. */
  readonly name: string;
  readonly deviceId: string;
  readonly now: Date;
}
