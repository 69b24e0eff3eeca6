import type { ColumnType, Generated, Selectable } from 'kysely';
import type { Locale } from '../../base/locale.ts';

type Money = bigint;
type Json<Value> = ColumnType<Value, string, string>;

/** One text in each script. */
export type Texts<Value> = Readonly<Record<Locale, Value>>;

/** Boxes of letters; `br…` letters went to everybody (§3). */
export type LetterType = 'brnotice' | 'bractivity' | 'brbulletin' | 'brmatch' | 'brfd' | 'notice' | 'activity' | 'fd';

export interface LetterText {
  readonly title: string;
  readonly content: string;
}

export interface LettersTable {
  id: Generated<bigint>;
  /** What caused it, once for each member. */
  cause: string;
  /** Nobody: a letter to every member who was there when it was written. */
  member_id: number | null;
  type: LetterType;
  texts: Json<Texts<LetterText>>;
  /** When it arrives; a letter of the future is not seen before. */
  created_at: Date;
}

export interface LetterMarksTable {
  member_id: number;
  letter_id: bigint;
  read_at: Date | null;
  deleted_at: Date | null;
}

export interface FeedbackCategoriesTable {
  id: string;
  sort: number;
  texts: Json<Texts<{ readonly name: string; readonly hint: string; readonly reply: string }>>;
  max_reward: Money;
}

export interface FeedbacksTable {
  id: Generated<bigint>;
  member_id: number;
  category_id: string;
  content: string;
  ticket_id: string | null;
  created_at: Date;
  /** What the operator answers, and from when on it is there. */
  reply: Json<Texts<string>>;
  reply_at: Date;
  reply_read_at: Date | null;
  deleted_at: Date | null;
}

export interface FeedbackImagesTable {
  feedback_id: bigint;
  image_id: string;
  sort: number;
}

export type PictureType = 'image/png' | 'image/jpeg' | 'image/webp' | 'image/gif';

export interface ImagesTable {
  /** 128 random bits: the address is the permission to look. */
  id: string;
  member_id: number;
  content_type: PictureType;
  width: number;
  height: number;
  bytes: Uint8Array;
  created_at: Date;
}

/** Categories of games with a rebate of their own. */
export type RebateCategory = 'TY' | 'ZR' | 'DZ' | 'CP' | 'QP' | 'DJ' | 'BY';

export interface VipGradesTable {
  grade: number;
  need_deposit: Money;
  need_turnover: Money;
  upgrade_gift: Money;
  week_gift: Money;
  week_turnover: Money;
  month_gift: Money;
  /** Hundredths of a per cent. */
  rebates: Json<Readonly<Record<RebateCategory, number>>>;
}

export type ActivityKind =
  | 'discount'
  | 'racePage'
  | 'activityLandPage'
  | 'firstDeposit'
  | 'againDeposit'
  | 'newTask'
  | 'drawGift'
  | 'signGift'
  | 'friendInvitation'
  | 'bettingGift'
  | 'vip'
  | 'topGift';

export interface ActivitiesTable {
  id: string;
  kind: ActivityKind;
  sort: number;
  begin_at: Date;
  end_at: Date;
  needs_phone: boolean;
  needs_name: boolean;
  texts: Json<Texts<{ readonly title: string; readonly summary: string; readonly rules: readonly string[] }>>;
}

export type Measure =
  | 'none'
  | 'deposit'
  | 'turnover'
  | 'bets'
  | 'bindPhone'
  | 'bindRealName'
  | 'friends'
  | 'rank'
  | 'days'
  | 'grade'
  | 'points';

export interface ActivityRewardsTable {
  activity_id: string;
  reward_id: string;
  sort: number;
  names: Json<Texts<string>>;
  /** Most that it pays. */
  amount: Money;
  measure: Measure;
  /** Minor units where money is measured, else a number. */
  target: Money;
  /** Hundredths of a per cent of the deposit; 0 where the amount is fixed. */
  rate: number;
  /** Chance of a draw in ten-thousandths. */
  weight: number;
}

export interface ActivityJoinsTable {
  member_id: number;
  activity_id: string;
  joined_at: Date;
}

export interface ActivityClaimsTable {
  id: Generated<bigint>;
  member_id: number;
  activity_id: string;
  reward_id: string;
  /** What can be claimed once: a reward of a day, the third draw of a day. */
  slot: string;
  amount: Money;
  points: Money;
  created_at: Date;
}

export interface InvitationsTable {
  /** Who came. */
  member_id: number;
  inviter_id: number;
  created_at: Date;
}

export interface SponsorsTable {
  id: number;
  sort: number;
  period: string;
  texts: Json<Texts<{ readonly name: string; readonly title: string; readonly content: string }>>;
}

/** Tables of the member centre: letters, feedback, pictures, VIP, activities and advertising. */
export interface MemberCentreTables {
  letters: LettersTable;
  letter_marks: LetterMarksTable;
  feedback_categories: FeedbackCategoriesTable;
  feedbacks: FeedbacksTable;
  feedback_images: FeedbackImagesTable;
  images: ImagesTable;
  vip_grades: VipGradesTable;
  activities: ActivitiesTable;
  activity_rewards: ActivityRewardsTable;
  activity_joins: ActivityJoinsTable;
  activity_claims: ActivityClaimsTable;
  invitations: InvitationsTable;
  sponsors: SponsorsTable;
}

export type VipGrade = Selectable<VipGradesTable>;
export type Activity = Selectable<ActivitiesTable>;
export type ActivityReward = Selectable<ActivityRewardsTable>;
export type ActivityClaim = Selectable<ActivityClaimsTable>;
