import type { Generated } from 'kysely';

/** What the authentication part keeps of a member. */
export interface MemberProfileColumns {
  /** `+86` and the like; of the phone. */
  area_code: string | null;
  email: string | null;
  gender: 'male' | 'female' | null;
  /** `YYYY-MM-DD`. */
  birthday: string | null;
  second_password_hash: string | null;
  /** Where the member registered, and with which codes of the link. */
  domain: string | null;
  r_code: string | null;
  i_code: string | null;
  /** Overrides the site's rule on new devices. */
  device_rule: 'on' | 'off' | null;
  /** When terms and privacy were agreed to: registering is agreeing. */
  terms_agreed_at: Date | null;
}

/** A device a member has logged in from. */
export interface MemberDevicesTable {
  member_id: number;
  device_id: string;
  first_at: Date;
  last_at: Date;
}

/** A network address a member has logged in from. */
export interface MemberAddressesTable {
  member_id: number;
  address: string;
  first_at: Date;
  last_at: Date;
}

/** A login with the right password that has to be confirmed with a code, on this device. */
export interface DeviceChecksTable {
  member_id: number;
  device_id: string;
  /** Why: 6025 to 6029. */
  reason: number;
  created_at: Date;
}

/** The one login without a captcha that a registration grants its device. */
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
  /** Keyed digest of the picture's text, or the slider's place in pixels. */
  answer: string;
  /** Keyed digest of the three values that prove a solved slider. */
  tokens_hash: string | null;
  /** Keyed digest of the pass a validated slider gives to one call. */
  ticket_hash: string | null;
  /** Only ever goes forward; each step is taken once. */
  stage: Generated<'shown' | 'solved' | 'validated' | 'used'>;
  created_at: Date;
}

export interface CodesTable {
  id: Generated<bigint>;
  /** What the code is good for, such as `newDevice`. */
  purpose: string;
  /** Keyed digest of whom it was sent to and for whom: never a number or an address. */
  account: string;
  device_id: string;
  /** Nobody for a decoy: a code that was never sent, because name and account do not belong together. */
  member_id: number | null;
  /** Keyed digest of the six digits. */
  code_hash: string;
  /** Wrong guesses so far. */
  wrong: Generated<number>;
  /** Keyed digest of the ticket that binds the next step to this one. */
  ticket_hash: string | null;
  /** Only ever goes forward. */
  stage: Generated<'sent' | 'verified' | 'used' | 'locked'>;
  created_at: Date;
  /** When it came to its stage. */
  staged_at: Date;
}

/** Tables of captchas, codes and devices. */
export interface AuthTables {
  member_devices: MemberDevicesTable;
  member_addresses: MemberAddressesTable;
  device_checks: DeviceChecksTable;
  login_passes: LoginPassesTable;
  captchas: CaptchasTable;
  codes: CodesTable;
}
