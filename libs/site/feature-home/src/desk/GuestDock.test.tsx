import { emptySlip } from '@pavilion/domain-sports';
import { renderWithSite } from '@pavilion/site-testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { homeMessages } from '../messages/homeMessages.ts';
import { GuestDock } from './GuestDock.tsx';

/** The window of the tests is narrow, where the dock is hidden. */
async function renderDock(count = 0) {
  const selections = Array.from({ length: count }, (_, at) => ({ id: `${at}` }));
  const { store } = await renderWithSite(<GuestDock />, {
    messages: [homeMessages],
    state: { slip: { ...emptySlip, selections } as never },
  });
  return { store, dock: within(screen.getByRole('complementary', { hidden: true })) };
}

it('D1 explains to a guest how to bet', async () => {
  const { dock } = await renderDock();
  expect(dock.getByRole('heading', { name: '投注单', hidden: true })).toBeInTheDocument();
  expect(dock.getByText('点一个赔率，就在这里下注')).toBeInTheDocument();
  expect(dock.getByText('页面不会跳走。登录后提交，选好的赔率会保留。')).toBeInTheDocument();
});

it('D1 counts the kept selections of a guest', async () => {
  const { dock } = await renderDock(2);
  expect(dock.getByText('已选 2 注，登录后就能下注')).toBeInTheDocument();
  expect(dock.queryByText('点一个赔率，就在这里下注')).toBeNull();
});

it.each([
  ['登录', 'login'],
  ['注册', 'register'],
])('D1 opens the dialog of the button %s', async (name, kind) => {
  const { store, dock } = await renderDock();
  await userEvent.click(dock.getByRole('button', { name, hidden: true }));
  expect(store.getState().ui.dialogs).toMatchObject([{ kind }]);
});
