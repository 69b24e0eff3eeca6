import type { CallResultOf, RequestOf } from '@pavilion/api-client';
import { createFakeApi, renderWithSite } from '@pavilion/site-testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import { belowMessages } from '../messages/belowMessages.ts';
import { GamesByCategory } from './GamesByCategory.tsx';

type Games = CallResultOf<'venue.gameList'>;
type Game = Games['list'][number];
type Category = RequestOf<'venue.gameList'>['category'];

const createGames = (category: Category, ...gameCodes: string[]): Games => {
  const list = gameCodes.map((gameCode) => ({
    gameCode,
    category,
    name: `游戏${gameCode}`,
    venueName: '百工电子',
    rtp: '96.50',
    cover: { seed: 1, motif: 'ingot', palette: 'amber' },
  }));
  return { total: list.length, list: list as unknown as Game[] };
};

type Read = (request: RequestOf<'venue.gameList'>) => Games | Promise<Games>;

async function renderGames(read: Read, hiddenKeys: readonly string[] = []) {
  const list = jest.fn<ReturnType<Read>, Parameters<Read>>(read);
  const api = createFakeApi({ 'venue.gameList': (request) => list(request) });
  await act(() =>
    renderWithSite(<GamesByCategory />, {
      messages: [belowMessages],
      services: { api },
      state: { site: { hiddenKeys, depositSwitch: '1' } as never },
    }),
  );
  return { list };
}

const getSection = () => within(screen.getByRole('region', { name: '热门游戏' }));

describe('games by category', () => {
  it('show name, venue and return of the twelve most popular slot games at first', async () => {
    const { list } = await renderGames(({ category }) => createGames(category, 'A&1'));
    expect(list.mock.calls).toEqual([[{ category: 'DZ', pageNum: 1, pageSize: 12 }]]);
    const section = getSection();
    const link = section.getByRole('link', { name: '游戏A&1，百工电子' });
    expect(link).toHaveAttribute('href', '/game/egame?game=A%261');
    expect(link).toHaveTextContent('游戏A&1返还率 96.50%');
    expect(section.getByRole('link', { name: '全部电子' })).toHaveAttribute('href', '/game/egame');
    expect(section.getByRole('list')).toHaveAttribute('aria-busy', 'false');
  });

  it('change with the chosen category', async () => {
    const { list } = await renderGames(({ category }) => createGames(category, category));
    const section = getSection();
    const group = within(section.getByRole('radiogroup', { name: '游戏栏目' }));
    const names = group.getAllByRole('radio').map((radio) => radio.parentElement?.textContent);
    expect(names).toEqual(['电子', '真人', '棋牌', '彩票', '捕鱼', '电竞']);
    expect(group.getByRole('radio', { name: '电子' })).toBeChecked();
    await userEvent.click(group.getByRole('radio', { name: '棋牌' }));
    expect(await section.findByRole('link', { name: '游戏QP，百工电子' })).toHaveAttribute(
      'href',
      '/game/chess?game=QP',
    );
    expect(group.getByRole('radio', { name: '棋牌' })).toBeChecked();
    expect(section.getByRole('link', { name: '全部棋牌' })).toHaveAttribute('href', '/game/chess');
    expect(section.queryByText('游戏DZ')).toBeNull();
    expect(list).toHaveBeenLastCalledWith({ category: 'QP', pageNum: 1, pageSize: 12 });
  });

  it('ACT-02 have no section if all categories are hidden', async () => {
    const { list } = await renderGames(({ category }) => createGames(category), ['DZ', 'ZR', 'QP', 'CP', 'BY', 'DJ']);
    expect(screen.queryByText('热门游戏')).toBeNull();
    expect(list).not.toHaveBeenCalled();
  });

  it('have tiles for twelve games, hidden from screen readers, while they load', async () => {
    await renderGames(() => new Promise<never>(() => undefined));
    const section = getSection();
    expect(section.getByRole('list')).toHaveAttribute('aria-busy', 'true');
    expect(section.getAllByRole('listitem', { hidden: true })).toHaveLength(12);
    expect(section.queryByRole('listitem')).toBeNull();
    expect(section.queryByText('这个栏目暂时没有游戏')).toBeNull();
  });

  it('have a text if the category has no game', async () => {
    await renderGames(({ category }) => createGames(category));
    const section = getSection();
    expect(section.getByText('这个栏目暂时没有游戏')).toBeVisible();
    expect(section.queryByRole('button', { name: '重试' })).toBeNull();
    expect(section.queryByRole('list')).toBeNull();
  });

  it('are read again on request after a failure', async () => {
    const { list } = await renderGames(async () => Promise.reject(new Error('offline')));
    const section = getSection();
    expect(section.getByText('加载失败，请稍后再试')).toBeVisible();
    expect(section.queryByRole('list')).toBeNull();
    list.mockImplementation(({ category }) => createGames(category, 'B'));
    await userEvent.click(section.getByRole('button', { name: '重试' }));
    expect(await section.findByRole('link', { name: '游戏B，百工电子' })).toBeVisible();
    expect(section.queryByText('加载失败，请稍后再试')).toBeNull();
  });
});
