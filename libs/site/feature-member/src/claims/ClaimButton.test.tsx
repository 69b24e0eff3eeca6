import { ApiError } from '@pavilion/api-client';
import { siteActions } from '@pavilion/site-contract';
import type { FakeHandlers } from '@pavilion/site-testing';
import { act, screen, waitFor } from '@testing-library/react';
import { renderMember } from '../testing/renderMember.tsx';
import { ClaimButton, type ClaimButtonProps } from './ClaimButton.tsx';

type Join = NonNullable<FakeHandlers['promotion.joinActivity']>;

const claimed: Awaited<ReturnType<Join>> = {
  activityId: '1',
  action: 'claimed',
  rewardName: '周礼金',
  amount: '8.00',
  centerWalletBalance: '8.00',
  createTime: 0,
};

const createButton = (activityId: string, rewardId: string, part: Partial<ClaimButtonProps> = {}) => (
  <ClaimButton
    draft={{ activityId, rewardId }}
    name={`${activityId}-${rewardId}`}
    state="claimable"
    isFetching={false}
    {...part}
  />
);

function setUp(join: Join, isFetching = false) {
  const buttons = (
    <>
      {createButton('1', 'week', { isFetching })}
      {createButton('1', 'month', { isFetching })}
      {createButton('2', 'week', { isFetching })}
    </>
  );
  return renderMember(buttons, { 'promotion.joinActivity': join }, { path: '/mine/vip' });
}

const states = () =>
  screen.getAllByRole('button').map((button) => ({
    isBusy: button.getAttribute('aria-busy') === 'true',
    isDisabled: button.hasAttribute('disabled'),
  }));

const idle = { isBusy: false, isDisabled: false };
const disabled = { isBusy: false, isDisabled: true };
const busy = { isBusy: true, isDisabled: false };

describe('ClaimButton', () => {
  it.each`
    state        | text          | tone
    ${'locked'}  | ${'未达条件'} | ${'neutral'}
    ${'claimed'} | ${'已领取'}   | ${'success'}
  `('USR-05 a $state gift has no button, but the text $text', async ({ state, text, tone }) => {
    const button = createButton('1', 'week', { state: state as ClaimButtonProps['state'] });
    await renderMember(button, {}, { path: '/mine/vip' });
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.getByText(text as string)).toHaveAttribute('data-tone', tone);
  });

  it('F-WAL-19 marks the claimed gift as busy and disables all others until the response', async () => {
    let release = (_: typeof claimed): void => undefined;
    const { user } = await setUp(() => new Promise((resolve) => (release = resolve)));
    expect(states()).toEqual([idle, idle, idle]);
    expect(screen.getByRole('button', { name: '领取1-week' })).toHaveTextContent('领取');
    await user.click(screen.getByRole('button', { name: '领取1-week' }));
    await waitFor(() => expect(states()).toEqual([busy, disabled, disabled]));
    release(claimed);
    await waitFor(() => expect(states()).toEqual([idle, idle, idle]));
  });

  it('F-WAL-19 keeps only the claimed gift busy while the gifts are read again', async () => {
    const { user, toasts } = await setUp(() => claimed, true);
    expect(states()).toEqual([idle, idle, idle]);
    await user.click(screen.getByRole('button', { name: '领取2-week' }));
    await waitFor(() => expect(toasts).toHaveLength(1));
    expect(states()).toEqual([idle, idle, busy]);
  });

  it('L1 claims nothing while play is paused', async () => {
    const join = jest.fn(() => claimed);
    const pause = { kind: 'timeOut', length: '24h', startedAt: 0, endsAt: 1 } as const;
    const { user, store } = await renderMember(
      createButton('1', 'week'),
      { 'promotion.joinActivity': join, 'limits.overview': () => ({ deposits: [], pause }) },
      { path: '/mine/vip' },
    );
    await act(
      async () => void store.dispatch(siteActions.settingsLoaded({ ...store.getState().site, areas: ['limits'] })),
    );
    const button = screen.getByRole('button', { name: '领取1-week' });
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
    await user.click(button);
    expect(join).not.toHaveBeenCalled();
  });

  it('F-WAL-19 a refused claim can be repeated', async () => {
    const join = jest.fn<ReturnType<Join>, Parameters<Join>>(() => {
      throw new ApiError(6009, { endpointId: 'promotion.joinActivity', requestId: 'r', serverMessage: '不行' });
    });
    const { user } = await setUp(join, true);
    await user.click(screen.getByRole('button', { name: '领取1-month' }));
    await waitFor(() => expect(join).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(states()).toEqual([idle, idle, idle]));
    await user.click(screen.getByRole('button', { name: '领取1-month' }));
    await waitFor(() =>
      expect(join.mock.calls.map(([body]) => body)).toEqual([
        { activityId: '1', rewardId: 'month' },
        { activityId: '1', rewardId: 'month' },
      ]),
    );
  });
});
