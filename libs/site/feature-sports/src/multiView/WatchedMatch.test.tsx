import type { ResponseOf } from '@pavilion/api-client';
import type { CentreEvent, ChannelSource, WireCentre } from '@pavilion/domain-sports';
import { createFakeApi } from '@pavilion/site-testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { createLiveBoard, NOW } from '../testing/liveBoard.ts';
import { createEvent } from '../testing/matchCentre.ts';
import { createGame, renderWithBoard, type BoardOptions } from '../testing/renderWithBoard.tsx';
import { WatchedMatch } from './WatchedMatch.tsx';

const [onOpen, onRemove] = [jest.fn(), jest.fn()];

beforeEach(() => jest.clearAllMocks());

const createWire = (events: readonly CentreEvent[] = []): WireCentre => ({
  channel: 'CENTRE.1',
  from: 0,
  cursor: 1,
  time: NOW,
  events,
  stats: [],
  momentum: [],
  series: [],
  match: {
    form: 'football',
    game: createGame(),
    league: { league_id: '777', name: '国际友谊赛', region: '', icon_class: '', sort: 1, isFeatured: false },
    lineups: [],
    meetings: [],
    recent: [],
  },
});

/** Renders a match side by side with others, with its centre if there is one. */
async function renderTile(options: BoardOptions & { readonly centre?: WireCentre; readonly lines?: number } = {}) {
  const { centre, lines = 3, ...board } = options;
  const channels: string[] = [];
  const resync = jest.fn();
  const subscribe = (channel: string, { source }: { readonly source?: ChannelSource } = {}) => {
    channels.push(channel);
    if (source && centre)
      void source.load(new AbortController().signal, false).then((whole) => act(() => source.apply(whole, undefined)));
    return () => undefined;
  };
  const view = await renderWithBoard(<WatchedMatch matchId="1" lines={lines} onOpen={onOpen} onRemove={onRemove} />, {
    ...board,
    services: {
      sportFeed: { subscribe, resync } as never,
      api: createFakeApi({ 'sport.centre': () => centre as ResponseOf<'sport.centre'> }),
    },
  });
  return { ...view, channels, resync, tile: view.container.querySelector<HTMLElement>('[data-watched="1"]')! };
}

const listPrices = (tile: HTMLElement) =>
  [...tile.querySelectorAll<HTMLElement>('[data-price]')].map(({ dataset }) => dataset['price']);

it('MTC-06 shows league, clock, score and main markets, and follows match and centre', async () => {
  const { tile, channels } = await renderTile();
  expect(tile).toHaveAccessibleName('阿森纳 - 利物浦');
  expect(tile).toHaveTextContent(/^英格兰超级联赛上半场 23′阿森纳1 : 0利物浦/);
  expect(listPrices(tile)).toEqual([
    '1.RE.1.H',
    '1.RE.1.C',
    '1.RE.0.H',
    '1.RE.0.C',
    '1.ROU.0.O',
    '1.ROU.0.U',
    '1.RM.0.H',
    '1.RM.0.N',
    '1.RM.0.C',
  ]);
  expect(channels.toSorted()).toEqual(['CENTRE.1', 'GAME.1']);
});

it('MTC-06 shows as many lines of a market as it has room for', async () => {
  const { tile } = await renderTile({ lines: 1 });
  expect(listPrices(tile)).not.toContain('1.RE.1.H');
});

it('MTC-06 shows no score before the match, and that of a match that has left the board', async () => {
  const { tile, change } = await renderTile({ boards: [createLiveBoard([createGame({ sc_FT_H: undefined })])] });
  expect(tile).toHaveTextContent('阿森纳–利物浦');
  change({ games: [{ gameId: '1', sc_FT_H: '2' }] });
  change({ removed: ['1'] });
  expect(tile).toHaveTextContent('阿森纳2 : 0利物浦');
});

it('MTC-06 shows that a match is being loaded, then its centre', async () => {
  const { tile } = await renderTile({ boards: [] });
  expect(within(tile).getByRole('status')).toHaveTextContent('正在读取全部盘口…');
  expect(tile).toHaveAccessibleName('正在读取全部盘口…');
});

it('MTC-06 F-RTE-16 shows that there is no such match', async () => {
  const { tile } = await renderTile({ boards: [{ ...createLiveBoard([]), channel: 'GAME.1' }] });
  expect(tile).toHaveAccessibleName('找不到这场比赛');
  expect(within(tile).getByText('找不到这场比赛')).toBeInTheDocument();
  expect(within(tile).queryByRole('button', { name: '全部盘口' })).toBeNull();
  fireEvent.click(within(tile).getByRole('button', { name: /^移出/ }));
  expect(onRemove).toHaveBeenCalled();
});

it('MTC-06 F-RTE-16 offers a retry for a match that cannot be loaded', async () => {
  const { tile, board, resync } = await renderTile({ boards: [] });
  act(() => board.setStale('GAME.1', true));
  expect(tile).toHaveAccessibleName('没有读到这场比赛');
  fireEvent.click(within(tile).getByRole('button', { name: '重试' }));
  expect(resync).toHaveBeenCalledTimes(1);
});

it('MTC-06 shows the league, the drawings and the last main event of the centre', async () => {
  const events = [
    createEvent(12, { kind: 'score', side: 'C', how: 'header' }),
    createEvent(20, { kind: 'corner', side: 'H' }),
  ];
  await renderTile({ boards: [], centre: createWire(events) });
  const tile = await screen.findByRole('region', { name: '阿森纳 - 利物浦' });
  expect(tile).toHaveTextContent(/^国际友谊赛上半场 23′/);
  expect(within(tile).getByText('12′ 利物浦 头球破门')).toBeInTheDocument();
  expect(within(tile).getByRole('heading', { name: '场上' })).toBeInTheDocument();
  expect(within(tile).getByRole('heading', { name: '攻势' })).toBeInTheDocument();
});

it.each`
  event                                             | text
  ${createEvent(1, { kind: 'period', how: '1H' })}  | ${'1′ 上半场开始'}
  ${createEvent(9, { kind: 'redCard', side: 'H' })} | ${'9′ 阿森纳 红牌'}
`('MTC-06 shows the last event as “$text”', async ({ event, text }) => {
  await renderTile({ centre: createWire([event as CentreEvent]) });
  expect(await screen.findByText(text as string)).toBeInTheDocument();
});

it('MTC-06 has buttons that open all markets and remove the match', async () => {
  await renderTile();
  fireEvent.click(screen.getByRole('button', { name: '全部盘口' }));
  expect(onOpen).toHaveBeenCalledTimes(1);
  fireEvent.click(screen.getByRole('button', { name: '移出 阿森纳 - 利物浦' }));
  expect(onRemove).toHaveBeenCalledTimes(1);
});

it('MTC-01 a folded market stays folded for the sport', async () => {
  const { tile, services } = await renderTile();
  fireEvent.click(screen.getByRole('button', { name: '全场大小', expanded: true }));
  expect(tile.querySelector('[data-price="1.ROU.0.O"]')).not.toBeVisible();
  expect(services.store.get('sports.folded.FT')).toBe('ROU');
});
