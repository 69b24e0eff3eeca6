import type { ResponseOf } from '@pavilion/api-client';
import { formatMinor, parseMinor } from '@pavilion/kernel';
import type { BetRecord } from '@pavilion/site-bet-ui';
import type { ComposedRead } from '@pavilion/site-data';

/** Number of open bets whose winnings are added up. */
const BETS_MAX = 50;

/** Open bets and rounds of the member with their value. */
export interface OpenBets {
  readonly count: number;
  readonly stake: string;
  /** Winnings if every bet wins in full; `undefined` with more than 50 bets. */
  readonly winnings: string | undefined;
  /** Newest first. */
  readonly bets: readonly BetRecord[];
  /** Rounds of games that wait for their result. */
  readonly rounds: { readonly count: number; readonly stake: string };
}

const sumWinnings = (bets: readonly BetRecord[]): string =>
  formatMinor(bets.reduce((sum, { winAmount }) => sum + (parseMinor(winAmount) ?? 0n), 0n));

/** Open bets of all sports, and the open rounds of games. */
export const openBets: ComposedRead<Record<never, never>, OpenBets> = {
  name: 'overview.openBets',
  auth: 'member',
  tags: ['bets'],
  load: async (call) => {
    const [sports, rounds, { list, total }] = await Promise.all([
      call('record.betRecordTotal', { status: 'open' }),
      call('record.betRecordTotal', { status: 'open', category: 'games' }),
      call('record.betRecordList', { status: 'open', pageNum: 1, pageSize: BETS_MAX }),
    ]);
    return {
      count: sports.count,
      stake: sports.stake,
      winnings: total > list.length ? undefined : sumWinnings(list),
      bets: list,
      rounds: { count: rounds.count, stake: rounds.stake },
    };
  },
};

/** Unread messages of the member. */
export interface UnreadMessages {
  readonly counts: ResponseOf<'letter.getUnreadForType'>;
  /** The newest three. */
  readonly list: ResponseOf<'letter.list'>['list'];
}

/** Counts of unread messages and the newest ones, from one moment. */
export const unreadMessages: ComposedRead<Record<never, never>, UnreadMessages> = {
  name: 'overview.unreadMessages',
  auth: 'member',
  tags: ['letters'],
  load: async (call) => {
    const [counts, { list }] = await Promise.all([
      call('letter.getUnreadForType', { userSystem: 1 }),
      call('letter.list', { isRead: false, pageNum: 1, pageSize: 3 }),
    ]);
    return { counts, list };
  },
};
