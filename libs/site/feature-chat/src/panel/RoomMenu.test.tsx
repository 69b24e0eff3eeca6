import { act, screen, waitFor } from '@testing-library/react';
import { renderWithSite } from '@pavilion/site-testing';
import userEvent from '@testing-library/user-event';
import { chatMessages } from '../messages/chatMessages.ts';
import { chatSettingsActions } from '../state/chatSlice.ts';
import { chatRuntime } from '../state/chatRuntime.ts';
import { RoomMenu } from './RoomMenu.tsx';

beforeAll(() => {
  window.PointerEvent ??= MouseEvent as never;
});

async function openMenu(blockedCount: number) {
  const { store } = await renderWithSite(<RoomMenu rid="lobby" />, {
    messages: [chatMessages],
    ...(chatRuntime.reducers && { reducers: chatRuntime.reducers }),
  });
  act(() => {
    for (let at = blockedCount; at > 0; at -= 1)
      store.dispatch(chatSettingsActions.personBlocked({ uid: `m${at}`, nickname: `名${at}` }));
  });
  await userEvent.click(screen.getByRole('button', { name: '房间设置' }));
  await screen.findByRole('menu');
  return store;
}
const readItems = () => screen.getAllByRole('menuitem').map((item) => item.textContent);

it('CHT-06 shows an empty block list as an entry that does nothing', async () => {
  const store = await openMenu(0);
  expect(readItems()).toEqual(['不再提醒这个房间的消息', '没有屏蔽任何人']);
  expect(screen.getByRole('menuitem', { name: '没有屏蔽任何人' })).toHaveAttribute('aria-disabled', 'true');
  expect(store.getState().chatDesk?.blocked).toEqual([]);
});

it('CHT-06 lists all blocked members, and unblocks the one who was blocked first', async () => {
  const store = await openMenu(13);
  expect(readItems().slice(1)).toEqual(Array.from({ length: 13 }, (_, at) => `取消屏蔽 名${at + 1}`));
  await userEvent.click(screen.getByRole('menuitem', { name: '取消屏蔽 名13' }));
  expect(store.getState().chatDesk?.blocked).toHaveLength(12);
});

it('CHT-06 turns the count of a room off and on again', async () => {
  const store = await openMenu(0);
  await userEvent.click(screen.getByRole('menuitem', { name: '不再提醒这个房间的消息' }));
  expect(store.getState().chatDesk?.quiet).toEqual(['lobby']);
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  await userEvent.click(screen.getByRole('button', { name: '房间设置' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: '恢复提醒这个房间的消息' }));
  expect(store.getState().chatDesk?.quiet).toEqual([]);
});
