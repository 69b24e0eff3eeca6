import { createFakeApi, renderWithSite } from '@pavilion/site-testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import { belowMessages } from '../messages/belowMessages.ts';
import { Banners } from './Banners.tsx';

const activity = (activityId: string, state: 'running' | 'ended' = 'running') => ({
  activityId,
  type: 'firstDeposit' as const,
  title: `活动${activityId}`,
  summary: '',
  rules: [],
  rewards: [],
  beginTime: 0,
  endTime: 1,
  sort: Number(activityId),
  state,
});
const pool = {
  poolCode: 'DZ-1',
  channelCode: 'BGDZ',
  name: '百工巨奖',
  amount: '100.00',
  perHour: '0.00',
  share: '0.50',
  odds: 1,
  lastWin: { winner: 'a***1', amount: '1.00', time: 0 },
};

async function renderBanners(isCalm = false) {
  window.matchMedia = ((query: string) => ({ matches: isCalm && query.includes('reduce') })) as typeof matchMedia;
  let turn: (() => void) | undefined;
  const clock = {
    now: () => 0,
    after: (_ms: number, run: () => void) => {
      turn = run;
      return () => {
        turn = undefined;
      };
    },
  };
  const api = createFakeApi({
    'promotion.config': () => ({ list: [activity('3'), activity('1', 'ended'), activity('2')] }),
    'venue.getBonusPools': () => ({ time: 0, list: [pool] }),
  });
  await act(() => renderWithSite(<Sheet />, { messages: [belowMessages], services: { api, clock } }));
  return { turn: () => act(async () => turn?.()), isTurning: () => turn !== undefined };
}

/** Hero with the banners above it. */
const Sheet = () => (
  <section>
    <a href="/x">英雄</a>
    <Banners />
  </section>
);

const shown = () => [...document.querySelectorAll('[data-shown] h2')].map(({ textContent }) => textContent);

describe('banners', () => {
  it('ACT-02 shows the hero, then running promotions in their order, then the largest pool', async () => {
    const { turn } = await renderBanners();
    const seen: unknown[] = [];
    for (let step = 0; step < 5; step++) {
      seen.push(shown());
      await turn();
    }
    expect(seen).toEqual([[], ['活动2'], ['活动3'], ['百工巨奖，已累积 ¥100'], []]);
  });

  it('F-UI-04 pause by a press, advance by hand, and link to their target', async () => {
    const { isTurning } = await renderBanners();
    await userEvent.click(screen.getByRole('button', { name: '暂停' }));
    expect(isTurning()).toBe(false);
    await userEvent.click(screen.getByRole('button', { name: '下一张' }));
    expect(document.querySelector('[data-shown] a')).toHaveAttribute('href', '/activity/firstDeposit/2');
  });

  it('QLT-02 show the hero when it gets the focus, and pause while they have the focus', async () => {
    const { turn, isTurning } = await renderBanners();
    await turn();
    expect(shown()).toEqual(['活动2']);
    act(() => screen.getByRole('link', { name: '英雄' }).focus());
    expect([shown(), isTurning()]).toEqual([[], false]);
  });

  it('F-UI-14 do not rotate with reduced motion', async () => {
    const { isTurning } = await renderBanners(true);
    expect(isTurning()).toBe(false);
  });
});
