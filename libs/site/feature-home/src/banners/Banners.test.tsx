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

async function renderBanners(isCalm = false, config = [activity('3'), activity('1', 'ended'), activity('2')]) {
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
    'promotion.config': () => ({ list: config }),
    'venue.getBonusPools': () => ({ time: 0, list: config.length > 0 ? [pool] : [] }),
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

  it('QLT-02 stay where they are when a control of theirs gets the focus, and rotate again after it', async () => {
    const { turn, isTurning } = await renderBanners();
    await turn();
    const next = screen.getByRole('button', { name: '下一张' });
    act(() => next.focus());
    expect([shown(), isTurning()]).toEqual([['活动2'], false]);
    act(() => next.blur());
    expect(isTurning()).toBe(true);
  });

  it('QLT-02 pause while the section has the pointer, and announce the position then', async () => {
    const { isTurning } = await renderBanners();
    const section = screen.getByRole('link', { name: '英雄' });
    const position = screen.getByText('1 / 4');
    expect([isTurning(), position.getAttribute('aria-live')]).toEqual([true, 'off']);
    await userEvent.hover(section);
    expect([isTurning(), position.getAttribute('aria-live')]).toEqual([false, 'polite']);
    await userEvent.unhover(section);
    expect([isTurning(), position.getAttribute('aria-live')]).toEqual([true, 'off']);
  });

  it('F-UI-04 rotate again after a second press, and go back from the hero to the last', async () => {
    const { isTurning } = await renderBanners();
    await userEvent.click(screen.getByRole('button', { name: '暂停', pressed: false }));
    await userEvent.click(screen.getByRole('button', { name: '播放', pressed: true }));
    act(() => screen.getByRole('button', { name: '暂停' }).blur());
    await userEvent.unhover(screen.getByRole('button', { name: '暂停' }));
    await userEvent.click(screen.getByRole('button', { name: '上一张' }));
    expect(screen.getByText('4 / 4')).toBeVisible();
    expect(shown()).toEqual(['百工巨奖，已累积 ¥100']);
    act(() => screen.getByRole('button', { name: '上一张' }).blur());
    await userEvent.unhover(screen.getByRole('button', { name: '上一张' }));
    expect(isTurning()).toBe(true);
  });

  it('ACT-02 have texts and a link of the pool', async () => {
    await renderBanners();
    await userEvent.click(screen.getByRole('button', { name: '上一张' }));
    expect(screen.getByText('奖池随每一注累积。返还率与规则写在每款游戏的入口。')).toBeVisible();
    const link = screen.getByText('去看电子游戏');
    expect(link).toHaveAttribute('href', '/game/egame');
    expect(link.closest('[inert]')).toBeNull();
    expect(screen.getAllByText('查看活动').filter((way) => way.closest('[inert]'))).toHaveLength(2);
  });

  it('are absent, and nothing rotates, without promotions and pools', async () => {
    const { isTurning } = await renderBanners(false, []);
    expect(screen.queryByRole('group')).toBeNull();
    expect(isTurning()).toBe(false);
  });

  it('QLT-02 are a labelled group', async () => {
    await renderBanners();
    expect(screen.getByRole('group', { name: '推荐' })).toHaveAttribute('aria-roledescription', '轮播');
  });

  it('F-UI-14 do not rotate with reduced motion', async () => {
    const { isTurning } = await renderBanners(true);
    expect(isTurning()).toBe(false);
  });
});
