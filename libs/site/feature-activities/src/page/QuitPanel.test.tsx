import { act, screen } from '@testing-library/react';
import { activityQuit } from '../claim/activityQuit.ts';
import type { ActivityInfo } from '../kinds/kindTypes.ts';
import { renderPart } from '../testing/renderPart.tsx';
import { QuitPanel } from './QuitPanel.tsx';

const terms = { quitTerms: ['流水作废', '不能再次报名'] };
const renderQuit = (change: Partial<ActivityInfo> = terms) =>
  renderPart(<QuitPanel info={{ activityId: '7', rewards: [], claims: [], ...change }} />);
const { sent, responseLost, refused, done } = activityQuit.actions;
const pending = (activityId: string) => sent({ requestId: 'r1', draft: { activityId }, createTime: 1 } as never);
const findQuitButton = () => screen.queryByRole('button', { name: '我要退出' });
const stay = () => screen.getByRole('button', { name: '继续参加' });
const confirm = () => screen.queryByRole('button', { name: '确认退出' });

it('ACT-01 shows nothing if there is nothing to quit', async () => {
  const { container } = await renderQuit({});
  expect(container).toBeEmptyDOMElement();
});

it.each`
  takenBack    | text
  ${undefined} | ${'您已于 2025-11-21 10:00 退出此活动，之后不再计算与发放。'}
  ${'0.00'}    | ${'您已于 2025-11-21 10:00 退出此活动，之后不再计算与发放。'}
  ${'0.01'}    | ${'您已于 2025-11-21 10:00 退出此活动，之后不再计算与发放。已从中心钱包收回 ¥0.01。'}
`('ACT-01 after quitting, which took back $takenBack, shows its time only', async ({ takenBack, text }) => {
  const { container } = await renderQuit({
    ...terms,
    quitTime: 1_763_690_400_000,
    ...(takenBack && { takenBack: takenBack as string }),
  });
  expect(container.textContent).toBe(text);
  expect(screen.queryByRole('button')).toBeNull();
});

it('ACT-01 prompts before it quits, and the member can stay', async () => {
  const { user, container } = await renderQuit();
  expect(confirm()).toBeNull();
  expect(container.querySelector('[data-closed=""]')).not.toBeNull();
  await user.click(findQuitButton()!);
  expect(findQuitButton()).toBeNull();
  expect(container.querySelector('[data-closed]')).toBeNull();
  expect(screen.getByText('退出后立即生效：')).toBeVisible();
  expect(screen.getAllByRole('listitem').map((term) => term.textContent)).toEqual(['流水作废', '不能再次报名']);
  expect(confirm()).toHaveAttribute('data-variant', 'danger');
  expect(confirm()).toBeEnabled();
  expect(stay()).toHaveAttribute('data-variant', 'secondary');
  await user.click(stay());
  expect(confirm()).toBeNull();
  expect(findQuitButton()).toHaveAttribute('data-variant', 'quiet');
});

it('W3 is open and blocked while quitting is in progress, and shows an unknown outcome as pending', async () => {
  const { store } = await renderQuit();
  act(() => void store.dispatch(pending('7')));
  expect(confirm()).toBeDisabled();
  expect(stay()).toBeDisabled();
  expect(screen.queryByRole('status')).toBeNull();
  act(() => void store.dispatch(responseLost()));
  expect(screen.getByRole('status')).toHaveTextContent('退出结果确认中，系统会继续查询，不会重复扣款。');
  expect(screen.getByRole('status')).toHaveAttribute('data-tone', 'warning');
  expect(confirm()).toBeDisabled();
});

it('W3 stays blocked after quitting, until the progress is read again', async () => {
  const { store } = await renderQuit();
  act(() => void store.dispatch(pending('7')));
  act(() => void store.dispatch(done({ activityId: '7', quitTime: 1, takenBack: '0.00' })));
  expect(confirm()).toBeDisabled();
});

it('W3 quitting another activity blocks this one, without its outcome', async () => {
  const { store, user } = await renderQuit();
  act(() => void store.dispatch(pending('8')));
  await user.click(findQuitButton()!);
  expect(confirm()).toBeDisabled();
  act(() => void store.dispatch(responseLost()));
  expect(screen.queryByRole('status')).toBeNull();
  act(() => void store.dispatch(done({ activityId: '8', quitTime: 1, takenBack: '0.00' })));
  expect(confirm()).toBeEnabled();
});

it.each`
  failure                                                                               | text
  ${{ kind: 'absent', messageKey: 'error.unknown', serverText: 'x' }}                   | ${'请求没有送达平台，您仍在活动中，可以再试一次。'}
  ${{ kind: 'refused', messageKey: 'error.unknown', serverText: '注单还没有全部结算' }} | ${'注单还没有全部结算'}
`('ACT-01 a refusal shows "$text" until the member stays', async ({ failure, text }) => {
  const { store, user } = await renderQuit();
  act(() => void store.dispatch(pending('7')));
  act(() => void store.dispatch(refused(failure as never)));
  expect(screen.getByRole('alert')).toHaveTextContent(text as string);
  expect(screen.getByRole('alert')).toHaveAttribute('data-tone', 'danger');
  expect(confirm()).toBeEnabled();
  await user.click(stay());
  expect(store.getState().activityQuit?.step).toBe('idle');
  expect(findQuitButton()).toBeVisible();
});

it('ACT-01 a refusal is shown on one visit of the page', async () => {
  const { store, unmount } = await renderQuit();
  act(() => void store.dispatch(pending('7')));
  act(() => void store.dispatch(refused({ kind: 'absent', messageKey: 'error.unknown' } as never)));
  unmount();
  expect(store.getState().activityQuit?.step).toBe('idle');
});
