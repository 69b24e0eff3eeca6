import type { ColumnType, Generated, Selectable } from 'kysely';
import type { Locale } from '../../base/locale.ts';

type Money = bigint;
type Json<Value> = ColumnType<Value, string, string>;

/** Value in each script. */
export type Texts<Value> = Readonly<Record<Locale, Value>>;

/** Boxes of inbox messages; messages of `br…` go to all members (§3). */
export type LetterType = 'brnotice' | 'bractivity' | 'brbulletin' | 'brmatch' | 'brfd' | 'notice' | 'activity' | 'fd';

export interface LetterText {
  readonly title: string;
  readonly content: string;
}

export interface LettersTable {
  id: Generated<bigint>;
  /** Cause of the message; unique per member. */
  cause: string;
  /** Recipient; null for a message to all members. */
  member_id: number | null;
  type: LetterType;
  texts: Json<Texts<LetterText>>;
  /** Time of arrival; a message in the future is not visible yet. */
  created_at: Date;
  /** Whether members who register after a broadcast receive it too. */
  is_standing: Generated<boolean>;
  /** Whether the site shows it after each login until it is read. */
  is_forced: Generated<boolean>;
  /** Time at which a standing broadcast ends for members who register later; null for none. */
  ends_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

export interface LetterMarksTable {
  member_id: number;
  letter_id: bigint;
  read_at: Date | null;
  deleted_at: Date | null;
}

/** Numbers of a member's own letters by type, without deleted ones. Triggers keep them. */
export interface LetterCountsTable {
  member_id: number;
  type: LetterType;
  total: number;
  unread: number;
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
  /** Number of an order in the member's transaction record. */
  order_no: string | null;
  created_at: Date;
  /** Time when the member last opened replies. */
  read_at: Date | null;
  deleted_at: Date | null;
}

/** Message of a conversation after the first one. */
export interface FeedbackMessagesTable {
  id: Generated<bigint>;
  feedback_id: bigint;
  author: 'member' | 'operator';
  /** Both texts of a member's message are the same. */
  texts: Json<Texts<string>>;
  /** Time from which the message is visible, possibly in the future. */
  created_at: Date;
}

export interface FeedbackImagesTable {
  feedback_id: bigint;
  image_id: string;
  sort: number;
}

export type PictureType = 'image/png' | 'image/jpeg' | 'image/webp' | 'image/gif';

export interface ImagesTable {
  /** Id of 128 random bits. The URL needs no other authorization. */
  id: string;
  member_id: number;
  content_type: PictureType;
  width: number;
  height: number;
  bytes: Uint8Array;
  created_at: Date;
}

/** Game categories with their own rebate. */
export type RebateCategory = 'TY' | 'ZR' | 'DZ' | 'CP' | 'QP' | 'DJ' | 'BY';

export interface VipGradesTable {
  grade: number;
  need_deposit: Money;
  need_turnover: Money;
  upgrade_gift: Money;
  week_gift: Money;
  week_turnover: Money;
  month_gift: Money;
  birthday_gift: Generated<Money>;
  /** Rates in hundredths of a percent. */
  rebates: Json<Readonly<Record<RebateCategory, number>>>;
}

export interface GradeChangesTable {
  id: Generated<bigint>;
  member_id: number;
  from_grade: number;
  to_grade: number;
  created_at: Date;
}

/** Favourite of a member, by the id of a match or league, or by the sport and mainland name of a team. */
export interface FavouritesTable {
  member_id: number;
  kind: 'match' | 'team' | 'league';
  ref: string;
  /** Names of a team; null for others. */
  names: ColumnType<Texts<string> | null, string | null, string | null>;
  added_at: Date;
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
  /** Turnover that a bonus requires, as a multiple of its amount; 0 for none. */
  turnover_multiple: Generated<number>;
  /** Number of simulated players in the ranking of a race. */
  rivals: Generated<number>;
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
  /** Maximum amount of the reward. */
  amount: Money;
  measure: Measure;
  /** Target in minor units for measures of money, else a count. */
  target: Money;
  /** Rate in hundredths of a percent of the deposit; 0 for a fixed amount. */
  rate: number;
  /** Chance of a draw in ten-thousandths. */
  weight: number;
}

export interface ActivityJoinsTable {
  member_id: number;
  activity_id: string;
  joined_at: Date;
  /** Time at which the member quit; the activity pays nothing from then on. */
  quit_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** Amount that quitting took back from the centre wallet. */
  taken_back: Generated<Money>;
}

export interface ActivityClaimsTable {
  id: Generated<bigint>;
  member_id: number;
  activity_id: string;
  reward_id: string;
  /** Key that can be claimed once, such as the reward of a day or the third draw of a day. */
  slot: string;
  amount: Money;
  points: Money;
  /** Turnover that the bonus requires before a withdrawal. */
  turnover: Generated<Money>;
  /** Part of the turnover that was open when the member quit the activity, and is not required any more. */
  cancelled_turnover: Generated<Money>;
  /** Seed pair and nonce of a draw; null for other claims. */
  seed_no: ColumnType<number | null, number | null | undefined, never>;
  nonce: ColumnType<number | null, number | null | undefined, never>;
  created_at: Date;
}

export interface InvitationsTable {
  /** Invited member. */
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

/** Tables of the member centre: inbox messages, feedback, pictures, VIP, activities, advertising and favourites. */
export interface MemberCentreTables {
  letters: LettersTable;
  letter_marks: LetterMarksTable;
  letter_counts: LetterCountsTable;
  feedback_categories: FeedbackCategoriesTable;
  feedbacks: FeedbacksTable;
  feedback_images: FeedbackImagesTable;
  feedback_messages: FeedbackMessagesTable;
  images: ImagesTable;
  vip_grades: VipGradesTable;
  grade_changes: GradeChangesTable;
  activities: ActivitiesTable;
  activity_rewards: ActivityRewardsTable;
  activity_joins: ActivityJoinsTable;
  activity_claims: ActivityClaimsTable;
  invitations: InvitationsTable;
  sponsors: SponsorsTable;
  favourites: FavouritesTable;
}

export type VipGrade = Selectable<VipGradesTable>;
export type Activity = Selectable<ActivitiesTable>;
export type ActivityReward = Selectable<ActivityRewardsTable>;
export type ActivityClaim = Selectable<ActivityClaimsTable>;
