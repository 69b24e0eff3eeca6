import type { Selection, Slip } from '@pavilion/domain-sports';
import { fireEvent, screen, within } from '@testing-library/react';
import { createLiveBoard } from '../testing/liveBoard.ts';
import { createGame, renderWithBoard } from '../testing/renderWithBoard.tsx';
import { changeSelection, createSlip, moveSelection } from '../testing/slip.ts';
import { SelectionCard, type SelectionCardProps } from './SelectionCard.tsx';

const HANDICAP = '1.RE.0.H';

/** Renders the card of the first selection of a slip. */
async function renderCard(slip: Slip, over: Partial<SelectionCardProps> = {}) {
  const view = await renderWithBoard(
    <SelectionCard slip={slip} selection={slip.selections[0]!} oddsType="H" {...over}>
      <output>own stake</output>
    </SelectionCard>,
    { boards: [createLiveBoard([createGame()])], state: { slip } },
  );
  return { ...view, card: screen.getByRole('article', { name: '阿森纳 - 利物浦' }) };
}

const readPrice = (card: HTMLElement) => card.querySelector('[data-part="slip-odds"]');
const createMoved = (to: Parameters<typeof moveSelection>[1], id = HANDICAP): Slip =>
  moveSelection(createSlip([id]), to);

describe('the only selection', () => {
  it('SPT-03 shows outcome, market with its odds type, price, teams, league and the current score', async () => {
    const { card } = await renderCard(createSlip([HANDICAP]));
    expect(card).toHaveTextContent(
      /^阿森纳 -0\/0\.5全场让球 香港盘0\.95阿森纳 - 利物浦英格兰超级联赛 · 当前比分 1 - 0own stake$/,
    );
    expect(card).not.toHaveAttribute('data-closed');
    expect(card).not.toHaveAttribute('data-marked');
  });

  it('F-BET-23 shows no odds type for an unknown market', async () => {
    const slip = changeSelection(createSlip([HANDICAP]), { playCode: 'XYZ' });
    const { card } = await renderCard(slip);
    expect(card).not.toHaveTextContent('香港盘');
  });

  it('SPT-06 shows no score of a match that the board does not have', async () => {
    const slip = changeSelection(createSlip([HANDICAP]), { gameId: '9' });
    const { card } = await renderCard(slip);
    expect(card).toHaveTextContent(/英格兰超级联赛own stake$/);
  });

  it('SPT-06 shows the result of a match that has ended', async () => {
    const { card, change } = await renderCard(createSlip([HANDICAP]));
    change({ games: [{ gameId: '1', isLive: 'N', gameStatus: 'ended', sc_FT_H: '3' }] });
    expect(card).toHaveTextContent(/ · 赛果 3 - 0own stake$/);
    change({ removed: ['1'] });
    expect(card).toHaveTextContent(/ · 赛果 3 - 0own stake$/);
  });

  it('SLP-01 has a button that removes it, but not while an order is confirming', async () => {
    const { store } = await renderCard(createSlip([HANDICAP]));
    fireEvent.click(screen.getByRole('button', { name: '移除 阿森纳 -0/0.5' }));
    expect(store.getState().slip.selections).toEqual([]);
  });

  it('SLP-07 has no such button while an order is confirming', async () => {
    await renderCard(createSlip([HANDICAP]), { isLocked: true });
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('one of several selections', () => {
  it('SPT-03 shows market, odds type, teams and score in one line', async () => {
    const { card } = await renderCard(createSlip([HANDICAP, '2.RM.0.H']));
    expect(card).toHaveTextContent(/^阿森纳 -0\/0\.50\.95全场让球（香港盘） · 阿森纳 - 利物浦 · 1 - 0own stake$/);
    expect(within(card).getByRole('button', { name: '移除 阿森纳 -0/0.5' })).toBeInTheDocument();
  });

  it('SPT-06 shows no score of a match that has not started', async () => {
    const { card, change } = await renderCard(createSlip([HANDICAP, '2.RM.0.H']));
    change({ games: [{ gameId: '1', isLive: 'N', gameStatus: 'scheduled' }] });
    expect(card).toHaveTextContent(/阿森纳 - 利物浦own stake$/);
  });
});

describe('a selection that cannot be bet on', () => {
  it.each`
    status         | text                                            | tone        | isOver
    ${'closed'}    | ${'该盘口已关闭，请移除后重新选择。'}           | ${'danger'} | ${true}
    ${'started'}   | ${'比赛已经开始，这个盘口不能再投注，请移除。'} | ${'danger'} | ${true}
    ${'suspended'} | ${'该盘口暂停中，恢复后可投注。'}               | ${null}     | ${false}
  `(
    'SPT-08 F-BET-16 shows that it is $status; its stake is hidden: $isOver',
    async ({ status, text, tone, isOver }) => {
      const { card } = await renderCard(changeSelection(createSlip([HANDICAP]), { status: status as 'closed' }));
      expect(card).toHaveAttribute('data-marked', status);
      expect(card.hasAttribute('data-closed')).toBe(isOver);
      expect(
        within(card)
          .getByText(text as string)
          .getAttribute('data-tone'),
      ).toBe(tone);
      expect(within(card).queryByText('own stake') === null).toBe(isOver);
    },
  );

  it.each`
    ids                         | over                    | text
    ${['1.RE.0.H', '1.RM.0.H']} | ${{}}                   | ${'同一场赛事在串关中只能选一项。'}
    ${['1.RE.0.H', '2.RM.0.H']} | ${{ isChampion: true }} | ${'冠军投注不能串关，请移除或改用单式。'}
  `('SLP-05 SLP-06 shows in a parlay “$text”', async ({ ids, over, text }) => {
    const slip = createSlip(ids as string[], { mode: 'series' });
    const { card } = await renderCard(changeSelection(slip, over as Partial<Selection>));
    expect(within(card).getByText(text as string)).toHaveAttribute('data-tone', 'danger');
    expect(within(card).getByText('own stake')).toBeInTheDocument();
  });

  it.each(['closed', 'started'] as const)(
    'F-BET-16 shows the agreed price of a selection that is %s, and no change',
    async (status) => {
      const slip = changeSelection(createMoved({ price: '0.90', line: '-0.5' }), { status });
      const { card } = await renderCard(slip);
      expect(readPrice(card)).toHaveTextContent(/^0\.95$/);
      expect(card).not.toHaveTextContent('尚未投注');
    },
  );
});

describe('a changed price', () => {
  it.each`
    to        | move      | arrow  | change
    ${'0.99'} | ${'up'}   | ${'▲'} | ${'better'}
    ${'0.90'} | ${'down'} | ${'▼'} | ${'worse'}
  `('SLP-10 shows both prices for a move to $to, with its direction', async ({ to, move, arrow, change }) => {
    const { card } = await renderCard(createMoved({ price: to as string }));
    expect(readPrice(card)?.querySelector('del')).toHaveTextContent('0.95');
    expect(readPrice(card)?.querySelector('ins')).toHaveTextContent(to as string);
    expect(readPrice(card)?.querySelector('ins')).toHaveAttribute('data-move', move);
    const notice = card.querySelector('[data-change]');
    expect(notice).toHaveAttribute('data-change', change);
    expect(notice?.textContent).toBe(`${arrow as string} 赔率由 0.95 变为 ${to as string}尚未投注，没有扣款。`);
  });

  it('SLP-10 shows a changed line without a changed price', async () => {
    const { card } = await renderCard(createMoved({ line: '-0.5' }));
    expect(readPrice(card)).toHaveTextContent(/^0\.95$/);
    const notice = card.querySelector('[data-change]');
    expect(notice).toHaveAttribute('data-change', 'line');
    expect(notice).toHaveTextContent(/^盘口由 -0\/0\.5 变为 -0\.5尚未投注，没有扣款。$/);
  });

  it('SLP-10 shows a changed line of the guests from their view, and the changed price', async () => {
    const { card } = await renderCard(createMoved({ line: '-0.5', price: '0.80' }, '1.RE.0.C'));
    expect(card.querySelector('[data-change]')).toHaveTextContent(
      /^盘口由 \+0\/0\.5 变为 \+0\.5▼ 赔率由 0\.91 变为 0\.80/,
    );
  });

  it('SPT-03 SLP-10 shows the change in the odds type of the player; 1X2 is always European', async () => {
    const { card, unmount } = await renderCard(createMoved({ price: '0.90' }), { oddsType: 'E' });
    expect(card).toHaveTextContent('赔率由 1.95 变为 1.90');
    unmount();
    const result = await renderCard(createMoved({ price: '1.40' }, '1.RM.0.H'));
    expect(result.card).toHaveTextContent('赔率由 2.45 变为 2.40');
    expect(readPrice(result.card)).toHaveTextContent('2.452.40');
  });

  it('SLP-10 shows no notice without a change', async () => {
    const { card } = await renderCard(createSlip([HANDICAP]));
    expect(card.querySelector('[data-change]')).toBeNull();
  });
});
