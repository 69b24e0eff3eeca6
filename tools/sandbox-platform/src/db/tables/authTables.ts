import type { Generated } from 'kysely';

/** Columns of a member that belong to authentication and the profile. */
export interface MemberProfileColumns {
  /** Country code of the phone, such as `+86`. */
  area_code: string | null;
  email: string | null;
  gender: 'male' | 'female' | null;
  /** `YYYY-MM-DD`. */
  birthday: string | null;
  second_password_hash: string | null;
  /** Site and link codes of the registration. */
  domain: string | null;
  r_code: string | null;
  i_code: string | null;
  /** Setting of the new-device rule that overrides the site's. */
  device_rule: 'on' | 'off' | null;
  /** Time of the consent to terms and privacy, which is part of the registration. */
  terms_agreed_at: Date | null;
}

/** Devices from which a member has logged in. */
export interface MemberDevicesTable {
  member_id: number;
  device_id: string;
  first_at: Date;
  last_at: Date;
}

/** Network addresses from which a member has logged in. */
export interface MemberAddressesTable {
  member_id: number;
  address: string;
  first_at: Date;
  last_at: Date;
}

/** Logins with a correct password that have to be confirmed with a code, by device. */
export interface DeviceChecksTable {
  member_id: number;
  device_id: string;
  /** Error code 6025 to 6029. */
  reason: number;
  created_at: Date;
}

/** Logins without a captcha, one for the device of each registration. */
export interface LoginPassesTable {
  member_id: number;
  device_id: string;
  created_at: Date;
}

export interface CaptchasTable {
  /** The picture's `x-code` or the slider's `lot_number`. */
  id: string;
  kind: 'picture' | 'slider';
  device_id: string;
  /** Keyed digest of the picture's text, or the position of the slider in pixels. */
  answer: string;
  /** Keyed digest of the three values that prove a solved slider. */
  tokens_hash: string | null;
  /** Keyed digest of the pass that a validated slider grants for one call. */
  ticket_hash: string | null;
  /** Stage, which only advances; each step happens once. */
  stage: Generated<'shown' | 'solved' | 'validated' | 'used'>;
  created_at: Date;
}

export interface CodesTable {
  id: Generated<bigint>;
  /** Purpose of the code, such as `newDevice`. */
  purpose: string;
  /** Keyed digest of recipient and account name; the plain values are not stored. */
  account: string;
  device_id: string;
  /** Member, or null for a decoy: a code that was not sent because name and account do not match. */
  member_id: number | null;
  /** Keyed digest of the six digits. */
  code_hash: string;
  /** Number of wrong attempts. */
  wrong: Generated<number>;
  /** Keyed digest of the ticket that links the next step to this one. */
  ticket_hash: string | null;
  /** Stage, which only advances. */
  stage: Generated<'sent' | 'verified' | 'used' | 'locked'>;
  created_at: Date;
  /** Time of the last change of `stage`. */
  staged_at: Date;
}

/** Counts of attempts by limit and key, such as the failed logins of a name. */
export interface AttemptsTable {
  /** Name of the limit. */
  kind: string;
  /** Keyed digest of the key; plain names and addresses are not stored. */
  key: string;
  count: number;
  /** End of the window, at which the count starts again. */
  expires_at: Date;
}

/** Codes per recipient of the current day. */
export interface CodeRecipientsTable {
  /** Keyed digest of the phone number or mail address. */
  recipient: string;
  /**
   * `sent`: codes that were sent, for any purpose. `reset`: codes requested in the form of a forgotten password, also for a
   * name and recipient that do not belong together. `decoy`: those of them that were not sent.
   */
  counter: 'sent' | 'reset' | 'decoy';
  /** Day in UTC+8, `YYYY-MM-DD`. */
  day: string;
  count: number;
  last_at: Date;
}

/** Tables of attempts, captchas, codes and devices. */
export interface AuthTables {
  member_devices: MemberDevicesTable;
  member_addresses: MemberAddressesTable;
  device_checks: DeviceChecksTable;
  login_passes: LoginPassesTable;
  captchas: CaptchasTable;
  codes: CodesTable;
  attempts: AttemptsTable;
  code_recipients: CodeRecipientsTable;
}
