import { renderWithSite } from '@pavilion/site-testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LaunchContext } from '../launch/launchContext.ts';
import { gamesMessages } from '../messages/gamesMessages.ts';
import type { GameList } from '../state/gameList.ts';
import type { Venue } from '../state/gamesSlice.ts';
import { createVenue } from '../testing/createVenue.ts';
import { VenueCards } from './VenueCards.tsx';

async function renderCards(venues: readonly Venue[], status: GameList['status'] = 'ready') {
  const play = jest.fn();
  const list: GameList = {
    status,
    failure: undefined,
    venues,
    tabs: [],
    rows: [],
    pools: undefined,
    games: [],
    total: 0,
    filling: 'idle',
    fill: () => undefined,
    retry: () => undefined,
  };
  const { container } = await renderWithSite(
    <LaunchContext.Provider value={play}>
      <VenueCards list={list} />
    </LaunchContext.Provider>,
    { messages: [gamesMessages] },
  );
  const read = (selector: string) => [...container.querySelectorAll(selector)].map(({ textContent }) => textContent);
  return { container, play, read };
}

describe('venues of a category', () => {
  it.each<[string, Partial<Venue>, string[]]>([
    ['with games and a balance', {}, ['39 款游戏', '单笔转入 ¥10 至 ¥500,000']],
    ['with one game', { gameCount: 1 }, ['1 款游戏', '单笔转入 ¥10 至 ¥500,000']],
    ['without games', { gameCount: 0 }, ['单笔转入 ¥10 至 ¥500,000']],
    ['without a balance of its own', { hasWallet: false }, ['39 款游戏', '中心钱包直接投注']],
  ])('GAM-01 a venue %s has the facts %p', async (_what, change, facts) => {
    const { read } = await renderCards([createVenue(change)]);
    expect(read('small > span')).toEqual(facts);
  });

  it.each([
    ['open', '揽月真人', '看得见'],
    ['maintenance', '揽月真人维护中', '维护期间无法进入，场馆内的资金不受影响。'],
    ['regionLimited', '揽月真人地区受限', '您所在的地区暂不能进入，馆内资金可随时转回。'],
  ] as const)('GAM-01 a venue in the state %s has its slogan or the reason', async (state, title, text) => {
    const { container, read } = await renderCards([createVenue({ state })]);
    expect([read('h3'), read('h3 + p')]).toEqual([[title], [text]]);
    expect(screen.getByRole<HTMLButtonElement>('button').disabled).toBe(state !== 'open');
    expect(container.querySelector('[data-venue="LYZR"]')?.hasAttribute('data-closed')).toBe(state !== 'open');
  });

  it('GAM-02 the button opens the lobby of the venue', async () => {
    const { play } = await renderCards([createVenue({ hasWallet: false })]);
    await userEvent.click(screen.getByRole('button', { name: '进入揽月真人' }));
    expect(play.mock.calls).toEqual([
      [{ enName: 'lyzr', gameCode: '', name: '揽月真人', state: 'open', hasWallet: false }],
    ]);
  });

  it.each([
    ['loading', 'true', 3],
    ['ready', 'false', 1],
  ] as const)('while %s the list is busy: %s', async (status, isBusy, count) => {
    await renderCards([createVenue()], status);
    const section = screen.getByRole('region', { name: '场馆' });
    expect(section).toHaveAttribute('aria-busy', isBusy);
    expect(section.querySelectorAll('li')).toHaveLength(count);
    expect(section.querySelectorAll('h3')).toHaveLength(status === 'ready' ? 1 : 0);
  });
});
