import { createBet } from '@pavilion/site-testing';
import { loadRead } from '../testing/loadRead.ts';
import { openBets, unreadMessages } from './overviewData.ts';

const counts = {
  brnotice_count: 2,
  bractivity_count: 0,
  brbulletin_count: 0,
  brmatch_count: 0,
  brfd_count: 0,
  notice_count: 1,
  activity_count: 0,
  fd_count: 0,
};

describe('openBets', () => {
  const list = [createBet({ betId: '1', winAmount: '190.00' }), createBet({ betId: '2', winAmount: '45.55' })];

  it('WAL-07 reads the open bets of sports and of games, and adds up the winnings', async () => {
    const { data, sent } = await loadRead(openBets, {
      'record.betRecordTotal': ({ category }) =>
        category === 'games' ? { count: 1, stake: '5.00', net: '0.00' } : { count: 2, stake: '250.00', net: '0.00' },
      'record.betRecordList': () => ({ total: 2, list }),
    });
    expect(data).toEqual({
      count: 2,
      stake: '250.00',
      winnings: '235.55',
      bets: list,
      rounds: { count: 1, stake: '5.00' },
    });
    expect(sent).toEqual([
      ['record.betRecordTotal', { status: 'open' }],
      ['record.betRecordTotal', { status: 'open', category: 'games' }],
      ['record.betRecordList', { status: 'open', pageNum: 1, pageSize: 50 }],
    ]);
  });

  it.each`
    total | bets                                | winnings
    ${0}  | ${[]}                               | ${'0.00'}
    ${3}  | ${list}                             | ${undefined}
    ${1}  | ${[createBet({ winAmount: '--' })]} | ${'0.00'}
  `('WAL-07 the winnings of $total bets are $winnings', async ({ total, bets, winnings }) => {
    const { data } = await loadRead(openBets, {
      'record.betRecordTotal': () => ({ count: 0, stake: '0.00', net: '0.00' }),
      'record.betRecordList': () => ({ total: total as number, list: bets as typeof list }),
    });
    expect(data.winnings).toBe(winnings);
  });
});

describe('unreadMessages', () => {
  it('USR-06 reads the counts and the newest three unread messages', async () => {
    const { data, sent } = await loadRead(unreadMessages, {
      'letter.getUnreadForType': () => counts,
      'letter.list': () => ({ total: 0, list: [] }),
    });
    expect(data).toEqual({ counts, list: [] });
    expect(sent).toEqual([
      ['letter.getUnreadForType', { userSystem: 1 }],
      ['letter.list', { isRead: false, pageNum: 1, pageSize: 3 }],
    ]);
  });
});
