import { betMessages, type BetRecord } from '@pavilion/site-bet-ui';
import { createBet, renderWithSite } from '@pavilion/site-testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accountMessages } from '../../messages/accountMessages.ts';
import { BetDetail } from './BetDetail.tsx';

async function renderDetail(bet: BetRecord): Promise<HTMLElement> {
  await renderWithSite(<BetDetail bet={bet} onClose={() => undefined} />, { messages: [accountMessages, betMessages] });
  return screen.findByRole('dialog');
}

const items = (dialog: HTMLElement) =>
  within(dialog)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('BetDetail', () => {
  it('B5 shows the legs, the sum and the resettlement of a parlay', async () => {
    const leg = { gameType: 'FT', league: '', startTime: 0, line: '', w: 'M', price: '1.00' } as const;
    const dialog = await renderDetail(
      createBet({
        kind: 'series',
        systems: ['2x1'],
        units: 1,
        unitStake: '100.00',
        resultCode: 'W',
        net: '100.00',
        resettledAt: Date.UTC(2026, 10, 21, 16),
        formerResultCode: 'L',
        formerNet: '-100.00',
        legs: [
          { ...leg, gameId: '1', team_h: '阿森纳', team_c: '利物浦', r: 'H', resultCode: 'W', scoreFinal: '2-1' },
          { ...leg, gameId: '2', team_h: '国际米兰', team_c: 'AC米兰', r: 'N', resultCode: 'DD' },
        ],
      }),
    );
    expect(items(dialog)).toEqual([
      '阿森纳2.00全场独赢 欧洲盘 · 阿森纳 - 利物浦 · 2-1赢×2',
      '和局2.00全场独赢 欧洲盘 · 国际米兰 - AC米兰赛事延期×1',
    ]);
    expect(dialog).toHaveTextContent('派彩 = 100.00 × 2 × 1 = ¥200.00');
    expect(dialog).toHaveTextContent('2026-11-22 00:00:00 因赛果更正重新结算：原为 输 -¥100.00');
  });

  it('SPT-07 shows which half of a half win won', async () => {
    const dialog = await renderDetail(createBet({ r: 'C', line: '-0.25' }));
    expect(dialog).toHaveTextContent('半赢：一半本金按成交赔率赢，另一半走水退回。');
    expect(items(dialog)).toEqual(['¥50.00 按 +0.5赢', '¥50.00 按 0走水']);
  });
});

describe('rows of a bet', () => {
  const readRows = (dialog: HTMLElement) =>
    [...dialog.querySelectorAll('dt')].map(({ textContent, nextElementSibling }) => [
      textContent,
      nextElementSibling?.textContent,
    ]);
  const getRow = async (bet: Partial<BetRecord>, name: string) =>
    readRows(await renderDetail(createBet(bet))).find(([label]) => label === name)?.[1];

  it('a settled bet has its selection, scores, result, net result, return and both times in this order', async () => {
    expect(readRows(await renderDetail(createBet()))).toEqual([
      ['注单号', 'T20261121000001 '],
      ['项目', '足球'],
      ['联赛', '英格兰超级联赛'],
      ['对阵', '阿森纳 对 利物浦'],
      ['开赛时间', '2026-11-21 20:00:00'],
      ['玩法', '滚球 全场让球'],
      ['选项', '阿森纳 -0/0.5'],
      ['赔率', '0.95 香港盘'],
      ['投注额', '¥100.00'],
      ['投注时比分', '1-0'],
      ['赛果比分', '2-1'],
      ['状态', '半赢'],
      ['输赢', '+¥47.50'],
      ['派彩（含本金）', '¥147.50'],
      ['下注时间', '2026-11-21 20:30:05'],
      ['结算时间', '2026-11-21 22:00:00'],
    ]);
  });

  it('an open bet before the start has the possible winnings, no result, and no empty rows', async () => {
    const bet = createBet({
      status: 'open',
      w: 'M',
      line: '',
      price: '2.10',
      league: '',
      scoreAtBet: undefined,
      scoreFinal: undefined,
      settledAt: undefined,
    });
    expect(readRows(await renderDetail(bet)).slice(1)).toEqual([
      ['项目', '足球'],
      ['对阵', '阿森纳 对 利物浦'],
      ['开赛时间', '2026-11-21 20:00:00'],
      ['玩法', '全场独赢'],
      ['选项', '阿森纳'],
      ['赔率', '3.10'],
      ['投注额', '¥100.00'],
      ['全赢可赢', '¥95.00'],
      ['状态', '未结算'],
      ['下注时间', '2026-11-21 20:30:05'],
    ]);
  });

  it('a parlay has its pass types, units and stake of a unit instead of a selection and scores', async () => {
    const bet = createBet({
      status: 'open',
      settledAt: undefined,
      systems: ['2x1', '3x4'],
      unitStake: '25.00',
      legs: [],
    });
    expect(readRows(await renderDetail(bet)).slice(1)).toEqual([
      ['玩法', '2 串 1、3 串 4'],
      ['注数', '1 注'],
      ['每注', '¥25.00'],
      ['投注额', '¥100.00'],
      ['全赢可赢', '¥95.00'],
      ['状态', '未结算'],
      ['下注时间', '2026-11-21 20:30:05'],
    ]);
  });

  it('a parlay has the number of its units', async () =>
    expect(await getRow({ systems: ['3x4'], units: 4, legs: [] }, '注数')).toBe('4 注'));

  it('an outright bet has its only team without a separator', async () =>
    expect(await getRow({ w: 'FS', r: '7', line: '', team_c: '', runner: '阿森纳' }, '对阵')).toBe('阿森纳'));

  it.each`
    status        | toWin        | returned
    ${'pending'}  | ${'¥95.00'}  | ${undefined}
    ${'rejected'} | ${undefined} | ${undefined}
    ${'settled'}  | ${undefined} | ${'¥147.50'}
  `('a bet that is $status shows the winnings $toWin and the return $returned', async ({ status, toWin, returned }) => {
    const rows = Object.fromEntries(readRows(await renderDetail(createBet({ status }))) as [string, string][]);
    expect([rows['全赢可赢'], rows['派彩（含本金）']]).toEqual([toWin, returned]);
    expect('输赢' in rows).toBe(status === 'settled');
  });

  it.each`
    what                | bet                                                       | status
    ${'a rejected bet'} | ${{ status: 'rejected' }}                                 | ${'未接受（本金退回）'}
    ${'a push'}         | ${{ resultCode: 'P', net: '0.00' }}                       | ${'和（本金退回）'}
    ${'a void'}         | ${{ resultCode: 'D1', net: '0.00' }}                      | ${'赛事取消（本金退回）'}
    ${'a loss'}         | ${{ resultCode: 'L', net: '-100.00' }}                    | ${'输'}
    ${'a pending bet'}  | ${{ status: 'pending', resultCode: 'P', net: undefined }} | ${'确认中'}
  `('the status of $what is $status', async ({ bet, status }) => {
    expect(await getRow(bet as Partial<BetRecord>, '状态')).toBe(status);
  });
});

describe('details of a bet', () => {
  const NOTE = '滚球让球只计投注之后的进球。';

  it.each`
    what                                      | bet                                  | isShown
    ${'an in-play handicap'}                  | ${{}}                                | ${true}
    ${'a first-half in-play handicap'}        | ${{ w: 'HRE' }}                      | ${true}
    ${'a handicap before the start'}          | ${{ w: 'R' }}                        | ${false}
    ${'an in-play total'}                     | ${{ w: 'ROU', r: 'O', line: '2.5' }} | ${false}
    ${'an in-play handicap of another sport'} | ${{ gameType: 'BK' }}                | ${false}
    ${'a parlay'}                             | ${{ systems: ['2x1'], legs: [] }}    | ${false}
  `('the note about goals after the bet is shown for $what: $isShown', async ({ bet, isShown }) => {
    const dialog = await renderDetail(createBet(bet as Partial<BetRecord>));
    expect(within(dialog).queryAllByText(NOTE)).toHaveLength(isShown ? 1 : 0);
  });

  it('customer service opens with the ticket number', async () => {
    const dialog = await renderDetail(createBet({ ticketId: 'T 1&2' }));
    expect(within(dialog).getByRole('link', { name: '就这张注单联系客服' })).toHaveAttribute(
      'href',
      '/app/help/zxkf?bet=T%201%262',
    );
  });

  it('a refusal of the clipboard is shown', async () => {
    const user = userEvent.setup();
    const write = jest
      .spyOn(navigator.clipboard, 'writeText')
      .mockRejectedValue(new DOMException('denied', 'NotAllowedError'));
    const { toasts } = await renderWithSite(<BetDetail bet={createBet()} onClose={() => undefined} />, {
      messages: [accountMessages, betMessages],
    });
    await user.click(await screen.findByRole('button', { name: '复制注单号' }));
    expect(toasts).toEqual([{ kind: 'error', text: '没有复制成功，请手动选取' }]);
    expect(write).toHaveBeenCalledWith('T20261121000001');
  });
});
