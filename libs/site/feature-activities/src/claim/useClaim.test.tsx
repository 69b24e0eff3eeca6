import { act, screen } from '@testing-library/react';
import { takeEvery } from 'typed-redux-saga';
import { renderPart } from '../testing/renderPart.tsx';
import { activityClaim } from './activityClaim.ts';
import { useClaim } from './useClaim.ts';

function Claims({ activityId }: { readonly activityId: string }) {
  const { state, isBusy, send } = useClaim({ activityId, type: 'bettingGift' });
  return (
    <>
      <output data-testid="state">{`${state.step} ${isBusy}`}</output>
      <button onClick={() => send()}>any</button>
      <button onClick={() => send('tier1')}>tier</button>
    </>
  );
}
const { sent, responseLost, submitRequested, refused } = activityClaim.actions;
const pending = (activityId: string) =>
  sent({ requestId: 'r1', draft: { activityId, type: 'bettingGift' }, createTime: 1 } as never);
const state = () => screen.getByTestId('state').textContent;

it('ACT-01 a guest is asked to log in, returns to the activity, and claims nothing', async () => {
  const { user, store } = await renderPart(<Claims activityId="7" />, { isGuest: true });
  await user.click(screen.getByRole('button', { name: 'tier' }));
  expect(store.getState().ui.dialogs).toMatchObject([{ kind: 'loginPrompt', wanted: '/activity/bettingGift/7' }]);
  expect(state()).toBe('idle false');
});

it.each`
  name      | draft
  ${'any'}  | ${{ activityId: '7', type: 'bettingGift' }}
  ${'tier'} | ${{ activityId: '7', type: 'bettingGift', rewardId: 'tier1' }}
`('F-WAL-19 a member claims $name reward with the draft $draft', async ({ name, draft }) => {
  const drafts: unknown[] = [];
  const { user } = await renderPart(<Claims activityId="7" />, {
    *saga() {
      yield* takeEvery(submitRequested, ({ payload }) => void drafts.push(payload));
    },
  });
  await user.click(screen.getByRole('button', { name: name as string }));
  expect(drafts).toEqual([{ draft }]);
});

it.each`
  activityId | sending           | lost
  ${'7'}     | ${'sending true'} | ${'unknown true'}
  ${'8'}     | ${'idle true'}    | ${'idle true'}
`('W3 a claim of activity $activityId blocks the page of activity 7', async ({ activityId, sending, lost }) => {
  const { store } = await renderPart(<Claims activityId="7" />);
  expect(state()).toBe('idle false');
  act(() => void store.dispatch(pending(activityId as string)));
  expect(state()).toBe(sending);
  act(() => void store.dispatch(responseLost()));
  expect(state()).toBe(lost);
});

it('ACT-01 a refusal is shown on one visit of the page, a pending claim on each', async () => {
  const { store, unmount } = await renderPart(<Claims activityId="7" />);
  act(() => void store.dispatch(pending('7')));
  act(() => void store.dispatch(refused({ kind: 'refused', messageKey: 'error.unknown' } as never)));
  expect(state()).toBe('refused false');
  unmount();
  expect(store.getState().activityClaim?.step).toBe('idle');
});

it('W3 a page that is left keeps the claim that is in progress', async () => {
  const { store, unmount } = await renderPart(<Claims activityId="7" />);
  act(() => void store.dispatch(pending('7')));
  unmount();
  expect(store.getState().activityClaim?.step).toBe('sending');
});
