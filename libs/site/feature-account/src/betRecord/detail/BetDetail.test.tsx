import { betMessages, type BetRecord } from '@pavilion/site-bet-ui';
import { createBet, renderWithSite } from '@pavilion/site-testing';
import { screen, within } from '@testing-library/react';
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
      '阿森纳2.00全场独赢 · 阿森纳 - 利物浦 · 2-1赢×2',
      '和局2.00全场独赢 · 国际米兰 - AC米兰赛事延期×1',
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
