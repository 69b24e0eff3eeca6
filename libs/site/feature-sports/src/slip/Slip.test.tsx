import { createMemoryStore } from '@pavilion/kernel';
import { TransportError } from '@pavilion/api-client';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  getCell,
  mockLayout,
  selectPrice,
  createRefusal,
  renderVenue,
  type VenueOptions,
} from '../testing/venueFixture.tsx';

beforeAll(mockLayout);

const HOME_HANDICAP = '1.RE.0.H';
const price = (name: RegExp) => screen.getByRole('button', { name });
const stakeBox = () => screen.getByRole('textbox', { name: '投注金额' });
const placeButton = () => screen.getByRole('button', { name: /^确认投注/ });

async function renderWithSelection(options: VenueOptions = {}) {
  const venue = await renderVenue(options);
  await selectPrice(getCell(HOME_HANDICAP));
  return venue;
}

async function renderWithStake(options: VenueOptions = {}) {
  const venue = await renderWithSelection(options);
  await userEvent.type(stakeBox(), '100');
  return venue;
}

/** Waits until a price is so old that a press counts as agreement to it. */
const waitForAge = async (ms: number) => {
  const from = Date.now();
  await waitFor(() => expect(Date.now() - from).toBeGreaterThanOrEqual(ms));
};

const loseResponse = () => {
  throw new TransportError('timeout', {
    endpointId: 'sport.placeBet',
    requestId: 'r',
    outcome: 'unknown',
    attempts: 1,
  });
};

describe('a pause of play', () => {
  const endsAt = Date.parse('2100-01-01T04:00:00Z');

  it.each`
    kind               | text
    ${'timeOut'}       | ${'冷静期进行中，2100-01-01 12:00 结束后可投注。'}
    ${'selfExclusion'} | ${'自我排除进行中，2100-01-01 12:00 结束后可投注。'}
  `('L1 a bet cannot be placed during $kind, and the slip shows until when', async ({ kind, text }) => {
    const pause = { kind: kind as 'timeOut', length: '24h', startedAt: 0, endsAt } as const;
    await renderWithStake({
      areas: ['limits'],
      handlers: { 'limits.overview': () => ({ deposits: [], pause }) },
    });
    expect(await screen.findByText(text as string)).toBeVisible();
    expect(placeButton()).toBeDisabled();
  });
});

describe('selecting a price', () => {
  it('SLP-01 adds a price to the slip on a click and removes it on a second click', async () => {
    await renderWithSelection();
    const cell = price(/^阿森纳 全场让球 -0\/0\.5/);
    expect(cell).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('article', { name: '阿森纳 - 利物浦' })).toHaveTextContent('香港盘');
    await selectPrice(cell);
    expect(cell).toHaveAttribute('aria-pressed', 'false');
    expect(screen.getByText('投注单是空的')).toBeInTheDocument();
  });

  it('SPT-03 names the European odds of 1X2 on the slip and on the receipt', async () => {
    await renderVenue();
    await selectPrice(price(/^阿森纳 全场独赢/));
    expect(screen.getByRole('article', { name: '阿森纳 - 利物浦' })).toHaveTextContent('全场独赢 欧洲盘2.45');
    await userEvent.type(stakeBox(), '100');
    await userEvent.click(placeButton());
    expect(await screen.findByText('全场独赢（欧洲盘）')).toBeInTheDocument();
  });

  it('SPT-09 marks the cell in the frame of the click and updates the slip afterwards', async () => {
    const { store } = await renderVenue();
    const cell = getCell(HOME_HANDICAP);
    const held = () => store.getState().slip.selections.length;
    fireEvent.click(cell);
    expect([cell.getAttribute('aria-pressed'), held()]).toEqual(['true', 0]);
    await waitFor(() => expect(held()).toBe(1));
    expect(cell).toHaveAttribute('aria-pressed', 'true');
  });

  it.each(['pointerDown', 'keyDown', 'click'] as const)(
    'F-BET-03 adds the selection to the slip before the next input, a %s, is handled',
    async (input) => {
      const { store } = await renderWithSelection();
      const other = price(/^国际米兰 全场独赢/);
      fireEvent.click(other);
      let seen: readonly string[] = [];
      const readSlip = () => (seen = store.getState().slip.selections.map(({ id }) => id));
      placeButton().addEventListener(input.toLowerCase(), readSlip, { once: true });
      fireEvent[input](placeButton());
      expect(seen).toEqual(['2.RM.0.H']);
    },
  );

  it('SLP-01 adds and removes a selection on two clicks in one frame', async () => {
    const { store } = await renderVenue();
    const cell = getCell(HOME_HANDICAP);
    fireEvent.click(cell);
    await selectPrice(cell);
    expect([cell.getAttribute('aria-pressed'), store.getState().slip.selections.length]).toEqual(['false', 0]);
  });

  it('SLP-03 replaces the selection in single mode', async () => {
    const { store } = await renderWithSelection();
    await selectPrice(price(/^国际米兰 全场独赢/));
    expect(store.getState().slip.selections.map(({ id }) => id)).toEqual(['2.RM.0.H']);
    expect(price(/^阿森纳 全场让球 -0\/0\.5/)).toHaveAttribute('aria-pressed', 'false');
  });
});

describe('amount', () => {
  it.each`
    typed           | shown      | win
    ${'100'}        | ${'100'}   | ${'¥95.00'}
    ${'１２３．４'} | ${'123.4'} | ${'¥117.23'}
    ${'1,000'}      | ${'1000'}  | ${'¥950.00'}
    ${'abc'}        | ${''}      | ${'¥0.00'}
    ${'12.345'}     | ${'12.34'} | ${'¥11.72'}
  `('SLP-09 parses $typed as $shown with winnings of $win', async ({ typed, shown, win }) => {
    await renderWithSelection();
    await userEvent.click(stakeBox());
    await userEvent.paste(typed as string);
    expect(stakeBox()).toHaveValue(shown);
    expect(screen.getByText('可赢金额').nextSibling).toHaveTextContent(win as string);
  });

  it.each`
    stake      | balance       | after      | rule
    ${'600'}   | ${'500.75'}   | ${'500'}   | ${'reduces an amount above the balance to whole yuan'}
    ${'60000'} | ${'90000.00'} | ${'50000'} | ${'reduces an amount above the limit to the limit'}
    ${'400'}   | ${'500.75'}   | ${'400'}   | ${'keeps an affordable amount'}
  `('SLP-08 $rule', async ({ stake, balance, after }) => {
    await renderWithSelection({ balance });
    await userEvent.type(stakeBox(), stake as string);
    await userEvent.tab();
    expect(stakeBox()).toHaveValue(after);
  });

  it('SLP-08 adds quick amounts and sets the maximum by limit and balance', async () => {
    await renderWithSelection({ balance: '1234.56' });
    await userEvent.click(screen.getByRole('button', { name: '加 100' }));
    await userEvent.click(screen.getByRole('button', { name: '加 500' }));
    expect(stakeBox()).toHaveValue('600');
    await userEvent.click(screen.getByRole('button', { name: '最大' }));
    expect(stakeBox()).toHaveValue('1234');
  });

  it('SLP-08 shows the minimum and disables the button below it', async () => {
    await renderWithSelection();
    await userEvent.type(stakeBox(), '5');
    expect(screen.getByText('最低投注 ¥10')).toBeInTheDocument();
    expect(placeButton()).toBeDisabled();
  });

  it('SLP-12 shows the payout cap', async () => {
    await renderWithSelection();
    expect(screen.getByText(/每日派彩上限：150 万美元/)).toBeInTheDocument();
  });
});

describe('changes before placing', () => {
  it('DSK-04 F-BET-06 SLP-10 accepts a changed price and places at it in one press', async () => {
    const sent: unknown[] = [];
    const { move } = await renderWithStake({
      handlers: {
        'sport.placeBet': ({ requestId, price }) => {
          sent.push(price);
          return { status: 'ACCEPTED', requestId, ticketId: 'T9', price, winAmount: '90.00' };
        },
      },
    });
    move([HOME_HANDICAP, '-0.25', '0.90', 'Y', 2]);
    expect(screen.getByText('赔率由 0.95 变为 0.90')).toBeInTheDocument();
    expect(screen.getByText('尚未投注，没有扣款。')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^确认投注/ })).not.toBeInTheDocument();
    expect(stakeBox()).toHaveValue('100');
    expect(screen.getByText('可赢金额').nextSibling).toHaveTextContent('¥90.00');
    await waitForAge(300);
    await userEvent.click(screen.getByRole('button', { name: '接受 0.90 并投注 ¥100.00' }));
    expect(await screen.findByText('注单号 T9')).toBeInTheDocument();
    expect(sent).toEqual(['0.90']);
  });

  it('DSK-04 B7 places at the former price if the new one appeared right before the press', async () => {
    const sent: unknown[] = [];
    const { move } = await renderWithStake({
      handlers: {
        'sport.placeBet': ({ requestId, price }) => {
          sent.push(price);
          return { status: 'REJECTED', requestId, reason: 'priceChanged', price: '0.90', line: '-0.25', ver: 2 };
        },
      },
    });
    const button = placeButton();
    move([HOME_HANDICAP, '-0.25', '0.90', 'Y', 2]);
    fireEvent.click(button);
    expect(await screen.findByText('赔率在按下时已变化，可按新赔率投注。')).toBeInTheDocument();
    expect(sent).toEqual(['0.95']);
    expect(screen.getByRole('button', { name: '接受 0.90 并投注 ¥100.00' })).toBeEnabled();
  });

  it('DSK-04 a held Enter key places once', async () => {
    await renderWithStake();
    expect(fireEvent.keyDown(stakeBox(), { key: 'Enter' })).toBe(true);
    expect(fireEvent.keyDown(stakeBox(), { key: 'Enter', repeat: true })).toBe(false);
  });

  it('B7 accepts a price change by the odds-change rule, but never a line change', async () => {
    const { move } = await renderWithStake();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: '赔率变化时' }), '接受任何赔率');
    move([HOME_HANDICAP, '-0.25', '0.80', 'Y', 2]);
    expect(placeButton()).toBeEnabled();
    move([HOME_HANDICAP, '-0.5', '0.99', 'Y', 3]);
    expect(screen.getByRole('button', { name: '接受 -0.5 @ 0.99 并投注 ¥100.00' })).toBeInTheDocument();
  });

  it('SPT-08 F-BET-16 blocks a suspended selection and offers to remove a closed one', async () => {
    const { move, board } = await renderWithStake();
    move([HOME_HANDICAP, '-0.25', '0.95', 'N', 2]);
    expect(screen.getByText('该盘口暂停中，恢复后可投注。')).toBeInTheDocument();
    expect(placeButton()).toBeDisabled();
    act(() =>
      board.applyChanges({
        channel: 'FT.RB',
        from: 2,
        cursor: 3,
        time: 0,
        prices: [],
        games: [],
        added: [],
        leagues: [],
        removed: ['1'],
      }),
    );
    expect(screen.getByText('该盘口已关闭，请移除后重新选择。')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: /^移除/ }));
    expect(screen.getByText('投注单是空的')).toBeInTheDocument();
  });

  it('F-BET-15 disables placement with stale prices', async () => {
    const { board } = await renderWithStake();
    act(() => board.setStale('FT.RB', true));
    expect(screen.getByText(/恢复更新后可投注/)).toBeInTheDocument();
    expect(placeButton()).toBeDisabled();
  });

  it('B6 shows risk and winnings of a negative price as text', async () => {
    await renderVenue();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: '盘口类型' }), '马来盘');
    await selectPrice(price(/^阿森纳 全场让球 -0\.5/));
    await userEvent.type(stakeBox(), '100');
    expect(screen.getByText(/投注 ¥100\.00，赢得 ¥110\.00/)).toBeInTheDocument();
  });
});

describe('placement', () => {
  it('SLP-11 shows the ticket, clears the slip and refreshes the balance after acceptance', async () => {
    const sent: unknown[] = [];
    const { store, changes } = await renderWithStake({
      handlers: {
        'sport.placeBet': (request, options) => {
          sent.push([request, options?.requestId]);
          return {
            status: 'ACCEPTED',
            requestId: request.requestId,
            ticketId: 'T1',
            price: '0.95',
            line: '-0.25',
            stake: '100.00',
            winAmount: '95.00',
          };
        },
      },
    });
    await userEvent.click(placeButton());
    expect(await screen.findByText('注单号 T1')).toBeInTheDocument();
    expect(sent).toHaveLength(1);
    const [[request, requestId]] = sent as [
      [{ requestId: string; stake: string; price: string; w: string; r: string }, string],
    ];
    expect(request).toMatchObject({
      oddsId: HOME_HANDICAP,
      w: 'RE',
      r: 'H',
      line: '-0.25',
      price: '0.95',
      stake: '100.00',
      oddsRule: 'none',
    });
    expect(request.requestId).toBe(requestId);
    expect(store.getState().slip.selections).toEqual([]);
    expect(changes).toContainEqual({ tags: ['bets', 'balance'] });
    expect(screen.getByRole('status', { name: '' })).toHaveTextContent('投注成功，注单号 T1');
    await userEvent.click(screen.getByRole('button', { name: '继续投注' }));
    expect(screen.getByText('投注单是空的').closest('[tabindex="-1"]')).toHaveFocus();
    expect(screen.getByText('投注单是空的')).toBeInTheDocument();
  });

  it('SLP-07 F-BET-03 F-BET-04 locks the slip and sends the bet once while confirming', async () => {
    const placeBet = jest.fn(() => new Promise<never>(() => undefined));
    const { store } = await renderWithStake({ handlers: { 'sport.placeBet': placeBet } });
    await userEvent.dblClick(placeButton());
    expect(await screen.findByText('当前还有订单正在确认中，请稍等')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^移除/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('textbox', { name: '投注金额' })).not.toBeInTheDocument();
    await selectPrice(price(/^国际米兰 全场独赢/));
    expect(store.getState().slip.selections.map(({ id }) => id)).toEqual([HOME_HANDICAP]);
    expect(placeBet).toHaveBeenCalledTimes(1);
  });

  it('F-BET-05 shows an unknown outcome without a response, queries it by its id, and does not resend the bet', async () => {
    const store = createMemoryStore();
    const placeBet = jest.fn(loseResponse);
    let isKnown = false;
    await renderWithStake({
      store,
      handlers: {
        'sport.placeBet': placeBet,
        'sport.betStatus': ({ requestId }) =>
          isKnown
            ? { status: 'ACCEPTED', requestId, ticketId: 'T9', winAmount: '95.00' }
            : { status: 'UNKNOWN', requestId },
      },
    });
    await userEvent.click(placeButton());
    expect(await screen.findByText('结果确认中')).toBeInTheDocument();
    expect(screen.queryByText('投注未成功')).not.toBeInTheDocument();
    expect(store.get('sports.pendingBets.7')).toContain(HOME_HANDICAP);
    isKnown = true;
    await userEvent.click(screen.getByRole('button', { name: '立即查询' }));
    expect(await screen.findByText('注单号 T9')).toBeInTheDocument();
    expect(placeBet).toHaveBeenCalledTimes(1);
    expect(store.get('sports.pendingBets.7')).toBeUndefined();
  });

  it('F-BET-05 restores a bet in progress after a reload', async () => {
    const store = createMemoryStore();
    const first = await renderWithStake({
      store,
      handlers: { 'sport.placeBet': () => new Promise<never>(() => undefined) },
    });
    await userEvent.click(placeButton());
    await screen.findByText('确认中…');
    first.unmount();
    await renderVenue({
      store,
      handlers: {
        'sport.betStatus': ({ requestId }) => ({ status: 'ACCEPTED', requestId, ticketId: 'T5', winAmount: '95.00' }),
      },
    });
    expect(await screen.findByText('注单号 T5')).toBeInTheDocument();
  });

  it.each`
    reason                   | words
    ${'priceChanged'}        | ${'赔率在按下时已变化，可按新赔率投注。'}
    ${'suspended'}           | ${'该盘口暂停中，请稍后再试。'}
    ${'closed'}              | ${'该盘口已关闭，请移除后另选。'}
    ${'insufficientBalance'} | ${'余额不足，请减少金额或先存款。'}
    ${'duplicate'}           | ${'同一赛事不接受重复投注。'}
    ${'accountLocked'}       | ${'账号暂时不能投注，请联系客服。'}
  `('F-BET-07 F-BET-09 F-BET-19 keeps selection and stake when rejected as $reason', async ({ reason, words }) => {
    await renderWithStake({
      handlers: {
        'sport.placeBet': ({ requestId }) => ({ status: 'REJECTED', requestId, reason: reason as 'closed' }),
      },
    });
    await userEvent.click(placeButton());
    const alert = await screen.findByText('投注未成功');
    expect(alert.parentElement).toHaveTextContent(words as string);
    expect(stakeBox()).toHaveValue('100');
  });

  it('F-BET-06 offers the new price after a rejected price', async () => {
    await renderWithStake({
      handlers: {
        'sport.placeBet': ({ requestId }) => ({
          status: 'REJECTED',
          requestId,
          reason: 'priceChanged',
          price: '0.89',
          line: '-0.25',
          ver: 5,
        }),
      },
    });
    await userEvent.click(placeButton());
    expect(await screen.findByRole('button', { name: '接受 0.89 并投注 ¥100.00' })).toBeEnabled();
    expect(stakeBox()).toHaveValue('100');
  });

  it('F-BET-20 keeps the slip and places nothing with an expired session', async () => {
    const { store } = await renderWithStake({
      handlers: {
        'sport.placeBet': () => {
          throw createRefusal(6001);
        },
      },
    });
    await userEvent.click(placeButton());
    expect(await screen.findByText('投注未成功')).toBeInTheDocument();
    expect(store.getState().slip.selections).toHaveLength(1);
  });
});

describe('stored state', () => {
  it('restores the slip with its stake', async () => {
    const store = createMemoryStore();
    const first = await renderWithStake({ store });
    await waitFor(() => expect(store.get('sports.slip.7')).toContain('"100"'));
    first.unmount();
    await renderVenue({ store });
    expect(stakeBox()).toHaveValue('100');
  });

  it('shows an open bet with its current score', async () => {
    await renderVenue({
      handlers: {
        'record.betRecordList': () => ({
          total: 1,
          list: [
            {
              betId: '1',
              ticketId: 'T1',
              kind: 'single',
              gameType: 'FT',
              gameId: '1',
              league: '英超',
              team_h: '阿森纳',
              team_c: '利物浦',
              startTime: 0,
              w: 'RE',
              r: 'C',
              line: '-0.25',
              price: '0.91',
              stake: '100.00',
              winAmount: '91.00',
              status: 'open',
              placedAt: 0,
              scoreAtBet: '1-0',
            },
          ],
        }),
      },
    });
    await userEvent.click(await screen.findByRole('tab', { name: /^我的注单\s*1$/ }));
    const card = screen.getByRole('article');
    expect(card).toHaveTextContent('利物浦 +0/0.5');
    expect(card).toHaveTextContent('可赢金额¥91.00');
    expect(card).toHaveTextContent('当前比分1 - 0');
    expect(card).toHaveTextContent('下注比分 1-0');
  });
});
