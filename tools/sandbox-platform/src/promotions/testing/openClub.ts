import type { RequestOf, ResponseOf } from '@pavilion/api-client/protocol';
import type { OpenDatabase } from '../../db/database.ts';
import type { Member } from '../../db/tables/schema.ts';
import { openEmptyDatabase } from '../../db/testing/openEmptyDatabase.ts';
import { createServerSecret } from '../../db/serverSecret.ts';
import { audit } from '../../ledger/audit.ts';
import { readBalances } from '../../ledger/balances.ts';
import { createMember } from '../../members/createMember.ts';
import { seedMemberCentre } from '../../members/seedMemberCentre.ts';
import { raiseGrade } from '../../grades/raiseGrade.ts';
import { readActivityInfo } from '../readActivityInfo.ts';
import { joinActivity } from '../joinActivity.ts';
import { quitActivity } from '../quitActivity.ts';
import { readTurnoverBets, readTurnoverView } from '../../turnover/describeTurnover.ts';
import { readMemberActivity } from '../readActivities.ts';
import { readClaimState } from '../reasons.ts';

/** Settled bet; without `net` the stake is lost. */
export interface SettledBet {
  readonly stake: bigint;
  readonly at: Date;
  readonly net?: bigint;
}

/** Members, bets and deposits in a test database, at any time. */
export interface Club {
  readonly database: OpenDatabase;
  readonly member: (facts?: { phone?: string; realName?: string; vipGrade?: number }) => Promise<number>;
  /** Creates a settled bet; the stake is lost by default. */
  readonly bet: (memberId: number, bet: SettledBet) => Promise<void>;
  readonly deposit: (memberId: number, credited: bigint, at: Date) => Promise<void>;
  readonly invite: (inviterId: number, memberId: number, at: Date) => Promise<void>;
  readonly claim: (
    memberId: number,
    body: RequestOf<'promotion.joinActivity'>,
    at: Date,
  ) => Promise<ResponseOf<'promotion.joinActivity'>>;
  readonly info: (memberId: number, activityId: string, at: Date) => Promise<ResponseOf<'promotion.confirmInfo'>>;
  readonly quit: (memberId: number, activityId: string, at: Date) => Promise<ResponseOf<'promotions.quit'>>;
  readonly turnover: (memberId: number) => Promise<ResponseOf<'promotions.turnover'>>;
  readonly turnoverBets: (memberId: number) => Promise<ResponseOf<'promotions.turnoverBets'>>;
  readonly reasons: (memberId: number, activityId: string, at: Date) => Promise<readonly string[]>;
  readonly wallet: (memberId: number) => Promise<bigint>;
  readonly audit: () => Promise<string | undefined>;
  readonly readGrade: (memberId: number) => Promise<number>;
  readonly raise: (memberId: number, at: Date) => Promise<void>;
}

const secret = createServerSecret(Buffer.alloc(32, 7));

/** Opens a database in memory whose member centre is seeded at `now`. */
export async function openClub(now: Date): Promise<Club> {
  const database = await openEmptyDatabase();
  const { db } = database;
  await seedMemberCentre(db, now);
  let count = 0;
  const read = (id: number): Promise<Member> =>
    db.selectFrom('members').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const readParticipation = async (id: number, activityId: string, at: Date) =>
    readMemberActivity(db, activityId, { member: await read(id), now: at, requestId: `r${++count}` });
  return {
    database,
    member: (facts = {}) =>
      createMember(db, { name: `m${++count}x`, passwordMd5: '0'.repeat(32), registeredAt: now, ...facts }),
    bet: async (memberId, { stake, at, net = -stake }) => {
      const n = ++count;
      await db
        .insertInto('bets')
        .values({
          ticket_id: `T${20_260_000_000_000 + n}`,
          request_id: `b${n}`,
          member_id: memberId,
          kind: 'single',
          picks: `g${n}.M.H`,
          systems: null,
          odds_rule: 'none',
          unit_stake: stake,
          stake,
          win_amount: stake,
          cap_usd: 1_500_000,
          status: 'settled',
          rejection: null,
          result_code: 'L',
          net,
          placed_at: at,
          decide_at: null,
          settled_at: at,
          resettled_at: null,
          former: null,
        })
        .execute();
    },
    deposit: async (memberId, credited, at) => {
      const n = ++count;
      await db
        .insertInto('deposit_orders')
        .values({
          order_no: `D${n}`,
          request_id: `d${n}`,
          member_id: memberId,
          pay_type: 'bank',
          amount: credited,
          pay_amount: credited,
          pay_currency: 'CNY',
          rate: null,
          payer_name: '',
          payee: `p${n}`,
          signal_code: '',
          bank_token: `t${n}`,
          state: 'confirmed',
          paid_amount: credited,
          credited,
          tx_hash: null,
          created_at: at,
          expires_at: at,
          paid_at: at,
          finished_at: at,
          next_at: null,
        })
        .execute();
    },
    invite: async (inviterId, memberId, at) => {
      const row = { inviter_id: inviterId, member_id: memberId, created_at: at };
      await db.insertInto('invitations').values(row).execute();
    },
    claim: async (memberId, { activityId, rewardId }, at) => {
      const joinRequest = {
        activityId,
        rewardId,
        secret,
        locale: 'zh-CN',
        member: await read(memberId),
        now: at,
      } as const;
      return db.transaction().execute((tx) => joinActivity(tx, { ...joinRequest, requestId: `c${++count}` }));
    },
    info: async (memberId, activityId, at) =>
      readActivityInfo(await readParticipation(memberId, activityId, at), { locale: 'zh-CN', secret }),
    quit: async (memberId, activityId, at) => {
      const visitor = { member: await read(memberId), now: at, requestId: `q${++count}` };
      return db.transaction().execute((tx) => quitActivity(tx, activityId, visitor));
    },
    turnover: (memberId) => readTurnoverView(db, memberId, 'zh-CN'),
    turnoverBets: (memberId) => readTurnoverBets(db, { memberId, locale: 'zh-CN' }, { pageNum: 1, pageSize: 20 }),
    reasons: async (memberId, activityId, at) =>
      (await readClaimState(await readParticipation(memberId, activityId, at))).reasons,
    wallet: async (memberId) => (await readBalances(db, memberId)).wallet,
    audit: () => audit(db),
    readGrade: async (memberId) => (await read(memberId)).vip_grade,
    raise: (memberId, at) => db.transaction().execute((tx) => raiseGrade(tx, memberId, at)),
  };
}
