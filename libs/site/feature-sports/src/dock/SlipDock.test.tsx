import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { selectPrice, getCell, mockLayout, renderVenue } from '../testing/venueFixture.tsx';

beforeAll(mockLayout);

describe('DSK-08 chat in the dock', () => {
  it('is a tab: it opens the chat, and another tab or a picked price closes it', async () => {
    const { store } = await renderVenue();
    const kinds = () => store.getState().ui.dialogs.map(({ kind }) => kind);
    await userEvent.click(await screen.findByRole('tab', { name: '聊天' }));
    expect(kinds()).toEqual(['chat']);
    expect(screen.getByRole('tab', { name: '聊天' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(screen.getByRole('tab', { name: '我的注单' }));
    expect(kinds()).toEqual([]);
    await userEvent.click(screen.getByRole('tab', { name: '聊天' }));
    await selectPrice(getCell('1.RE.0.H'));
    expect(kinds()).toEqual([]);
    expect(screen.getByRole('tab', { name: /^投注单/ })).toHaveAttribute('aria-selected', 'true');
  });
});
