import { createFakeClock } from '@pavilion/kernel/testing';
import { sessionActions, siteActions } from '@pavilion/site-contract';
import { createFakeApi, createFakeSession, renderWithSite } from '@pavilion/site-testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { pauseMessages } from '../messages/pauseMessages.ts';
import { PausableButton } from './PausableButton.tsx';
import { PauseNotice } from './PauseNotice.tsx';
import type { PlayerLimits } from './playerLimits.ts';

const NOW = Date.parse('2026-11-26T06:00:00Z');
const END = Date.parse('2026-11-26T06:30:00Z');
const pause = { kind: 'timeOut', length: '24h', startedAt: 0, endsAt: END } as const;

interface Setup {
  readonly read?: () => PlayerLimits;
  readonly areas?: readonly string[];
  readonly now?: number;
}

async function setUp({ read = () => ({ deposits: [], pause }), areas = ['limits'], now = NOW }: Setup = {}) {
  const clock = createFakeClock({ start: now });
  const [press, submit] = [jest.fn(), jest.fn((event: { preventDefault: () => void }) => event.preventDefault())];
  const overview = jest.fn(read);
  const site = await renderWithSite(
    <form onSubmit={submit}>
      <PauseNotice />
      <input aria-label="金额" />
      <PausableButton type="submit" onClick={press}>
        存
      </PausableButton>
    </form>,
    {
      messages: [pauseMessages],
      services: {
        clock,
        session: createFakeSession({ token: 't', userId: '7' }),
        api: createFakeApi({ 'limits.overview': overview }),
      },
    },
  );
  await act(async () => {
    site.store.dispatch(siteActions.settingsLoaded({ ...site.store.getState().site, areas: [...areas] }));
    site.store.dispatch(sessionActions.loggedIn({ userId: '7' }));
  });
  const pass = (ms: number) =>
    act(async () => {
      clock.advance(ms);
      await Promise.resolve();
    });
  return { ...site, press, submit, overview, pass, user: userEvent.setup() };
}
const button = () => screen.getByRole('button', { name: '存' });

it('L1 disables a button while play is paused, keeps its focus and describes it by the reason and the end', async () => {
  const { user, press, submit } = await setUp();
  expect(await screen.findByText('冷静期进行中，2026-11-26 14:30 结束')).toBeVisible();
  expect(button()).toHaveAttribute('aria-disabled', 'true');
  expect(button()).toHaveAccessibleDescription(/^冷静期进行中，2026-11-26 14:30 结束\s?这段时间不能投注/);
  await user.click(button());
  expect(button()).toHaveFocus();
  await user.type(screen.getByLabelText('金额'), '1{Enter}');
  expect([press, submit].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
});

it('L1 leaves a button enabled without a pause, and shows no notice', async () => {
  const { user, press, submit } = await setUp({ read: () => ({ deposits: [] }) });
  await user.click(button());
  expect(button()).not.toHaveAttribute('aria-disabled');
  expect(screen.queryByText(/结束/)).not.toBeInTheDocument();
  expect([press, submit].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});

it('W5 reads no pause on a platform without limits', async () => {
  const { overview } = await setUp({ areas: [] });
  expect(overview).not.toHaveBeenCalled();
  expect(button()).not.toHaveAttribute('aria-disabled');
});

it('L1 enables the button once the platform has ended the pause', async () => {
  let isPaused = true;
  const { overview, pass } = await setUp({ read: () => ({ deposits: [], ...(isPaused && { pause }) }) });
  await screen.findByText(/^冷静期进行中/);
  isPaused = false;
  await pass(END - NOW);
  expect(button()).toHaveAttribute('aria-disabled', 'true');
  await pass(2_000);
  expect(button()).not.toHaveAttribute('aria-disabled');
  expect(overview).toHaveBeenCalledTimes(2);
});

it('L1 keeps the button disabled if the clock of the browser is ahead, and reads the pause once', async () => {
  const { overview, pass } = await setUp({ now: END + 60_000 });
  await screen.findByText(/^冷静期进行中/);
  await pass(60_000);
  expect(button()).toHaveAttribute('aria-disabled', 'true');
  expect(overview).toHaveBeenCalledTimes(1);
});
