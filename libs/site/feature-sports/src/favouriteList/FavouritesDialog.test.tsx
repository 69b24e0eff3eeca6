import type { ResponseOf } from '@pavilion/api-client';
import { createMemoryStore } from '@pavilion/kernel';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRefusal, mockLayout, renderVenue, type VenueOptions } from '../testing/venueFixture.tsx';

type List = ResponseOf<'favourites.list'>['list'];

const favourites: List = [
  { kind: 'team', id: 'FT.国际米兰', gameType: 'FT', name: '国际米兰' },
  { kind: 'league', id: '109', name: '日本职业联赛' },
  { kind: 'match', id: '77', name: '' },
];

function createHandlers(): NonNullable<VenueOptions['handlers']> {
  let list = favourites;
  return {
    'favourites.list': () => ({ list, currentGameIds: ['2'] }),
    'favourites.remove': ({ kind, id }) => {
      list = list.filter((item) => item.kind !== kind || item.id !== id);
      return {};
    },
  };
}

async function openList(options: VenueOptions) {
  const venue = await renderVenue(options);
  await userEvent.click((await screen.findAllByRole('button', { name: '收藏与提醒' }))[0] as HTMLElement);
  return { ...venue, dialog: await screen.findByRole('dialog', { name: '我的收藏' }) };
}

const listNames = (dialog: HTMLElement) =>
  within(dialog)
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[0]?.textContent);

beforeAll(mockLayout);

describe('FavouritesDialog', () => {
  it('FAV-01 lists all favourites with their current match, and filters them by kind', async () => {
    const { dialog } = await openList({ handlers: createHandlers() });
    await waitFor(() =>
      expect(listNames(dialog)).toEqual([
        expect.stringMatching(/^国际米兰.*国际米兰 .* AC米兰$/),
        '日本职业联赛联赛',
        '已结束的比赛比赛',
      ]),
    );
    expect(within(dialog).getByRole('switch', { name: '已结束的比赛：赛果提醒' })).toBeEnabled();
    expect(within(dialog).getByRole('button', { name: '取消收藏 已结束的比赛' })).toBeEnabled();
    expect(within(dialog).getByRole('link')).toHaveAttribute('href', '/game/sport/crty?game=2');
    await userEvent.click(within(dialog).getByRole('radio', { name: '联赛' }));
    expect(listNames(dialog)).toEqual(['日本职业联赛联赛']);
  });

  it('FAV-02 turns one kind of alert of one favourite off, also after a reload', async () => {
    const store = createMemoryStore();
    store.set('sports.alerts.muted', 'league:109\nteam:FT.国际米兰#start\nnonsense');
    const { dialog } = await openList({ handlers: createHandlers(), store });
    const isOn = (name: string) => within(dialog).getByRole('switch', { name }).matches(':checked');
    await waitFor(() => expect(isOn('国际米兰：进球提醒')).toBe(true));
    expect(['国际米兰：开赛提醒', '日本职业联赛：开赛提醒', '日本职业联赛：赛果提醒'].map(isOn)).toEqual([
      false,
      false,
      false,
    ]);
    await userEvent.click(within(dialog).getByRole('switch', { name: '国际米兰：进球提醒' }));
    await userEvent.click(within(dialog).getByRole('switch', { name: '日本职业联赛：开赛提醒' }));
    expect(store.get('sports.alerts.muted')?.split('\n')).toEqual([
      'league:109#goal',
      'league:109#result',
      'team:FT.国际米兰#start',
      'team:FT.国际米兰#goal',
    ]);
  });

  it('FAV-02 shows no alert as on while all are off', async () => {
    const store = createMemoryStore();
    store.set('sports.alerts', 'off');
    const { dialog } = await openList({ handlers: createHandlers(), store });
    expect(await within(dialog).findByRole('switch', { name: '国际米兰：进球提醒' })).toBeDisabled();
    await userEvent.click(within(dialog).getByRole('switch', { name: '开赛、进球与赛果提醒' }));
    expect(within(dialog).getByRole('switch', { name: '国际米兰：进球提醒' })).toBeChecked();
  });

  it('FAV-01 removes a favourite', async () => {
    const { dialog } = await openList({ handlers: createHandlers() });
    await userEvent.click(await within(dialog).findByRole('button', { name: '取消收藏 日本职业联赛' }));
    await waitFor(() => expect(listNames(dialog)).toHaveLength(2));
  });

  it.each([6009, 6011])('FAV-01 keeps a favourite whose removal fails with %s, and shows an error', async (code) => {
    const refuse = () => Promise.reject(createRefusal(code));
    const { dialog, toasts } = await openList({ handlers: { ...createHandlers(), 'favourites.remove': refuse } });
    await userEvent.click(await within(dialog).findByRole('button', { name: '取消收藏 日本职业联赛' }));
    await waitFor(() => expect(toasts.map(({ text }) => text)).toEqual(['收藏没有保存成功，请重试']));
    expect(listNames(dialog)).toHaveLength(3);
  });
});
