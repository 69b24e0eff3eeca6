import type { RequestOf, ResponseOf } from '@pavilion/api-client';
import { createMemoryStore } from '@pavilion/kernel';
import { readsChanged } from '@pavilion/site-data';
import { createFakeApi, renderWithSite } from '@pavilion/site-testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sportsMessages } from '../messages/sportsMessages.ts';
import { createRefusal, mockLayout, renderVenue, type VenueOptions } from '../testing/venueFixture.tsx';
import { useToggleFavourite } from './useToggleFavourite.ts';

type List = ResponseOf<'favourites.list'>['list'];

const names: Readonly<Record<string, string>> = { '102': '意大利甲级联赛' };

/** Creates the handlers of a platform that keeps favourites. */
function createPlatform(current: readonly string[] = []) {
  let list: List = [];
  const added: unknown[] = [];
  const toFavourite = (item: RequestOf<'favourites.add'>['items'][number]): List[number] =>
    item.kind === 'team'
      ? { kind: 'team', id: 'FT.国际米兰', gameType: 'FT', name: '国际米兰' }
      : { ...item, name: names[item.id] ?? '' };
  const handlers: NonNullable<VenueOptions['handlers']> = {
    'favourites.list': () => ({ list, currentGameIds: [...current] }),
    'favourites.add': ({ items }) => {
      added.push(...items);
      list = [...items.map(toFavourite), ...list];
      return {};
    },
    'favourites.remove': ({ kind, id }) => {
      list = list.filter((item) => item.kind !== kind || item.id !== id);
      return {};
    },
  };
  return { handlers, added, clear: () => void (list = []) };
}

const listTeams = () =>
  screen
    .getAllByText(/^(阿森纳|国际米兰)$/)
    .filter((name) => name.hasAttribute('data-name'))
    .map((name) => name.textContent);
const getStar = (name: string) => screen.getByRole('button', { name: `收藏 ${name}` });

beforeAll(mockLayout);

describe('favourites', () => {
  it('FAV-01 FAV-02 a starred match comes first and is the only one on request', async () => {
    const { handlers, added } = createPlatform();
    await renderVenue({ handlers });
    expect(listTeams()).toEqual(['阿森纳', '国际米兰']);
    await userEvent.click(getStar('国际米兰 - AC米兰'));
    await waitFor(() => expect(listTeams()).toEqual(['国际米兰', '阿森纳']));
    expect(getStar('国际米兰 - AC米兰')).toHaveAttribute('aria-pressed', 'true');
    expect(added).toEqual([{ kind: 'match', id: '2' }]);
    await userEvent.click(screen.getByRole('button', { name: '收藏 1' }));
    expect(listTeams()).toEqual(['国际米兰']);
  });

  it('FAV-01 FAV-02 a starred league and a team of the menu come first too, and are removed the same way', async () => {
    const { handlers, added } = createPlatform();
    await renderVenue({ handlers });
    await userEvent.click(getStar('意大利甲级联赛'));
    await waitFor(() => expect(listTeams()).toEqual(['国际米兰', '阿森纳']));
    await userEvent.click(getStar('意大利甲级联赛'));
    await waitFor(() => expect(listTeams()).toEqual(['阿森纳', '国际米兰']));
    const openMenu = async () => {
      await userEvent.click(screen.getByRole('button', { name: '国际米兰 - AC米兰 操作' }));
      return screen.findByRole('menu');
    };
    await userEvent.click(within(await openMenu()).getByRole('menuitem', { name: '收藏 国际米兰' }));
    await waitFor(() => expect(listTeams()).toEqual(['国际米兰', '阿森纳']));
    await userEvent.click(within(await openMenu()).getByRole('menuitem', { name: '取消收藏 国际米兰' }));
    await waitFor(() => expect(listTeams()).toEqual(['阿森纳', '国际米兰']));
    expect(added).toEqual([
      { kind: 'league', id: '102' },
      { kind: 'team', gameId: '2', side: 'H' },
    ]);
  });

  it('FAV-02 the alerts of each favourite are turned off and on, and stay so after a reload', async () => {
    const { handlers } = createPlatform();
    const store = createMemoryStore();
    const first = await renderVenue({ handlers, store });
    await userEvent.click(getStar('意大利甲级联赛'));
    await waitFor(() => expect(getStar('意大利甲级联赛')).toHaveAttribute('aria-pressed', 'true'));
    const choose = async (name: string) => {
      await userEvent.click(screen.getByRole('button', { name: '国际米兰 - AC米兰 操作' }));
      await userEvent.click(within(await screen.findByRole('menu')).getByRole('menuitem', { name }));
    };
    await choose('不提醒 意大利甲级联赛');
    expect(store.get('sports.alerts.muted')).toBe('league:102#start\nleague:102#goal\nleague:102#result');
    first.unmount();
    await renderVenue({ handlers, store });
    await waitFor(() => expect(getStar('意大利甲级联赛')).toHaveAttribute('aria-pressed', 'true'));
    await choose('恢复提醒 意大利甲级联赛');
    expect(store.get('sports.alerts.muted')).toBe('');
  });

  it('FAV-03 a favourite that another tab removed is removed here', async () => {
    const { handlers, clear } = createPlatform();
    const { store } = await renderVenue({ handlers });
    await userEvent.click(getStar('国际米兰 - AC米兰'));
    await waitFor(() => expect(getStar('国际米兰 - AC米兰')).toHaveAttribute('aria-pressed', 'true'));
    clear();
    act(() => void store.dispatch(readsChanged({ endpointId: 'favourites.remove', isFromOtherTab: true })));
    await waitFor(() => expect(getStar('国际米兰 - AC米兰')).toHaveAttribute('aria-pressed', 'false'));
  });

  it('FAV-01 moves the stars of an earlier version to the member once', async () => {
    const store = createMemoryStore();
    store.set('sports.favourites', '2 <b> 9');
    const { handlers, added } = createPlatform();
    await renderVenue({ handlers, store });
    await waitFor(() => expect(getStar('国际米兰 - AC米兰')).toHaveAttribute('aria-pressed', 'true'));
    expect(added).toEqual([
      { kind: 'match', id: '2' },
      { kind: 'match', id: '9' },
    ]);
    expect(store.get('sports.favourites')).toBeUndefined();
  });

  it('FAV-01 keeps the stars of an earlier version while the platform refuses them', async () => {
    const store = createMemoryStore();
    store.set('sports.favourites', '2');
    const { handlers } = createPlatform();
    const refuse = () => Promise.reject(createRefusal(6013));
    await renderVenue({ store, handlers: { ...handlers, 'favourites.add': refuse } });
    expect(store.get('sports.favourites')).toBe('2');
  });

  it.each`
    code    | reaction          | texts
    ${6009} | ${'show'}         | ${['收藏没有保存成功，请重试']}
    ${6011} | ${'retryLater'}   | ${['收藏没有保存成功，请重试']}
    ${6415} | ${'maintenance'}  | ${['收藏没有保存成功，请重试']}
    ${6031} | ${'region'}       | ${['收藏没有保存成功，请重试']}
    ${6502} | ${'suspended'}    | ${['收藏没有保存成功，请重试']}
    ${6001} | ${'relogin'}      | ${[]}
    ${6449} | ${'bindRealName'} | ${[]}
  `('FAV-01 shows the toasts $texts for a favourite that is refused with $reaction', async ({ code, texts }) => {
    const refuse = () => Promise.reject(createRefusal(code as number));
    const { toasts } = await renderVenue({ handlers: { ...createPlatform().handlers, 'favourites.add': refuse } });
    await userEvent.click(getStar('国际米兰 - AC米兰'));
    expect(toasts.map(({ text }) => text)).toEqual(texts);
  });

  it('FAV-01 opens the login prompt for a guest', async () => {
    const { handlers, added } = createPlatform();
    const Star = () => {
      const toggle = useToggleFavourite();
      return <button onClick={() => toggle({ kind: 'match', id: '2' })}>star</button>;
    };
    const { store } = await renderWithSite(<Star />, {
      messages: [sportsMessages],
      services: { api: createFakeApi(handlers) },
    });
    await userEvent.click(screen.getByRole('button', { name: 'star' }));
    expect(store.getState().ui.dialogs).toEqual([{ kind: 'loginPrompt' }]);
    expect(added).toEqual([]);
  });

  it('FAV-02 keeps the current matches of the favourites up to date', async () => {
    const channels: string[] = [];
    const subscribe = (channel: string) => {
      channels.push(channel);
      return () => undefined;
    };
    await renderVenue({ handlers: createPlatform(['7']).handlers, feed: { subscribe } });
    await waitFor(() => expect(channels).toContain('GAME.7'));
  });
});
