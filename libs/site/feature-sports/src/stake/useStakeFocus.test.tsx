import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { deskActions } from '../state/deskSlice.ts';
import { createLiveBoard, createLiveGame, getCell, mockLayout, renderVenue } from '../testing/venueFixture.tsx';

beforeAll(mockLayout);

const PRICE = '1.RM.0.H';

const renderBoard = () =>
  renderVenue({
    board: createLiveBoard([createLiveGame('1', { home: '阿森纳', away: '利物浦' })]),
    balance: '10000.00',
  });

const findStake = () => screen.findByRole('textbox', { name: '投注金额' });

describe('focus of the stake', () => {
  it('DSK-05 Enter on a price moves to its stake, Escape back to the price', async () => {
    await renderBoard();
    const cell = getCell(PRICE) as HTMLElement;
    act(() => cell.focus());
    await userEvent.keyboard('{Enter}');
    expect(await findStake()).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(getCell(PRICE)).toHaveFocus();
  });

  it('DSK-05 the stake does not take the focus from a control that the player has moved to', async () => {
    const { store } = await renderBoard();
    const other = screen.getByRole('radio', { name: '多项' });
    act(() => void store.dispatch(deskActions.stakeWanted(PRICE)));
    act(() => other.focus());
    fireEvent.click(getCell(PRICE));
    await findStake();
    expect(other).toHaveFocus();
    expect(store.getState()).toHaveProperty('sportsDesk.isStakeWanted', false);
  });
});
