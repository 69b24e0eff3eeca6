import { toMatch, type WireGameInput } from '@pavilion/domain-sports';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createLiveBoard } from '../testing/liveBoard.ts';
import { createGame, renderWithBoard } from '../testing/renderWithBoard.tsx';
import { Markets } from './Markets.tsx';

const createOdds = (play: string, sides: string) =>
  sides.split(' ').map((r) => ({
    id: `1.${play}.0.${r}`,
    w: play,
    r,
    i: 0,
    line: '',
    price: '0.90',
    active: 'Y' as 'Y' | 'N',
    ver: 1,
  }));

async function renderMarkets(over: Partial<WireGameInput> = {}, isWanted = false) {
  const game = createGame(over);
  const onDone = jest.fn();
  const channel = `${over.gameType ?? 'FT'}.RB`;
  const match = toMatch(game, channel);
  const view = await renderWithBoard(<Markets match={match} focus={{ isWanted, onDone }} />, {
    boards: [{ ...createLiveBoard([game]), channel }],
  });
  return { ...view, onDone };
}

const listTabs = () => screen.getAllByRole('tab').map(({ textContent }) => textContent);
const listMarkets = () =>
  [...document.querySelectorAll<HTMLElement>('[data-market]')].map(({ dataset }) => dataset['market']);
const getPrice = (id: string) => document.querySelector<HTMLElement>(`[data-price="${id}"]`)!;
const find = (words: string) =>
  fireEvent.change(screen.getByRole('searchbox', { name: '找盘口' }), { target: { value: words } });

describe('groups', () => {
  it('MTC-01 shows the markets in groups with their numbers, all of them first', async () => {
    const odds = [...createGame().odds, ...createOdds('HROU', 'O U'), ...createOdds('RPD', 'H1C0 H0C0')];
    await renderMarkets({ odds });
    expect(listTabs()).toEqual(['全部5', '热门3', '让球 & 大小2', '上半场1', '波胆1']);
    expect(screen.getByRole('tab', { name: /^全部/ })).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(screen.getByRole('tab', { name: /^波胆/ }));
    expect(listMarkets()).toEqual(['RPD']);
    expect(screen.getByRole('tabpanel')).toHaveAttribute('id', 'market-groups-panel-score');
  });

  it('MTC-01 has a message for a match whose markets are all closed', async () => {
    await renderMarkets({ odds: [] });
    expect(screen.getByText('盘口已全部关闭')).toBeInTheDocument();
    expect(screen.queryByRole('searchbox')).toBeNull();
  });
});

describe('search', () => {
  it('MTC-01 finds markets by name, and names the words without a result', async () => {
    await renderMarkets();
    find('大小');
    expect(listMarkets()).toEqual(['ROU']);
    find('没有这个');
    expect(listMarkets()).toEqual([]);
    expect(screen.getByText('没有找到“没有这个”')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: '清除' }));
    expect(listMarkets()).toEqual(['RE', 'ROU', 'RM']);
  });

  it('DSK-05 F moves the focus to it', async () => {
    await renderMarkets();
    expect(fireEvent.keyDown(document.body, { key: 'f' })).toBe(false);
    expect(screen.getByRole('searchbox', { name: '找盘口' })).toHaveFocus();
    expect(screen.getByRole('searchbox', { name: '找盘口' })).toHaveAttribute('aria-keyshortcuts', 'F');
  });
});

describe('one market', () => {
  it('SPT-03 MTC-01 has its name, the teams if its cells do not name them, and its odds type', async () => {
    await renderMarkets();
    const heads = screen.getAllByRole('group').map((group) => within(group).getByRole('heading').textContent);
    expect(heads).toEqual(['全场让球阿森纳 / 利物浦香港盘', '全场大小香港盘', '全场独赢阿森纳 / 利物浦欧洲盘']);
  });

  it('MTC-01 is folded and unfolded, and stays folded for the sport', async () => {
    const first = await renderMarkets();
    await userEvent.click(screen.getByRole('button', { name: '全场大小', expanded: true }));
    expect(getPrice('1.ROU.0.O')).not.toBeVisible();
    expect(getPrice('1.RE.0.H')).toBeVisible();
    expect(first.services.store.get('sports.folded.FT')).toBe('ROU');
    await userEvent.click(screen.getByRole('button', { name: '全场大小', expanded: false }));
    expect(getPrice('1.ROU.0.O')).toBeVisible();
    expect(first.services.store.get('sports.folded.FT')).toBe('');
  });

  it('DSK-05 has one tab stop, which follows the focus', async () => {
    await renderMarkets();
    const listStops = () =>
      [...document.querySelectorAll<HTMLElement>('[data-price][tabindex="0"]')].map(({ dataset }) => dataset['price']);
    expect(listStops()).toEqual(['1.RE.1.H', '1.ROU.0.O', '1.RM.0.H']);
    act(() => getPrice('1.RE.0.C').focus());
    expect(listStops()).toEqual(['1.RE.0.C', '1.ROU.0.O', '1.RM.0.H']);
  });
});

describe('keys', () => {
  it.each`
    from          | key             | to            | rule
    ${'1.RE.1.H'} | ${'ArrowRight'} | ${'1.RE.1.C'} | ${'the next price'}
    ${'1.RE.1.C'} | ${'ArrowLeft'}  | ${'1.RE.1.H'} | ${'the price before it'}
    ${'1.RE.1.H'} | ${'ArrowDown'}  | ${'1.RE.0.H'} | ${'the line below'}
    ${'1.RE.0.C'} | ${'ArrowUp'}    | ${'1.RE.1.C'} | ${'the line above'}
    ${'1.RM.0.H'} | ${'ArrowDown'}  | ${'1.RM.0.H'} | ${'no other market'}
    ${'1.RM.0.H'} | ${'ArrowLeft'}  | ${'1.RM.0.H'} | ${'no place before the first'}
  `('DSK-05 $key on $from goes to $to: $rule', async ({ from, key, to }) => {
    await renderMarkets();
    act(() => getPrice(from as string).focus());
    expect(fireEvent.keyDown(getPrice(from as string), { key: key as string })).toBe(false);
    expect(getPrice(to as string)).toHaveFocus();
  });

  it('DSK-05 arrows skip empty places', async () => {
    await renderMarkets({ odds: createOdds('RPD', 'H1C0 H2C0 H0C0 H0C1 H0C2') });
    act(() => getPrice('1.RPD.0.H2C0').focus());
    fireEvent.keyDown(getPrice('1.RPD.0.H2C0'), { key: 'ArrowRight' });
    expect(getPrice('1.RPD.0.H0C2')).toHaveFocus();
  });

  it.each([{ altKey: true }, { ctrlKey: true }, { metaKey: true }])(
    'DSK-05 an arrow with %o keeps its own effect',
    async (init) => {
      await renderMarkets();
      act(() => getPrice('1.RE.1.H').focus());
      expect(fireEvent.keyDown(getPrice('1.RE.1.H'), { key: 'ArrowRight', ...init })).toBe(true);
      expect(getPrice('1.RE.1.H')).toHaveFocus();
    },
  );

  it('DSK-05 another key keeps its own effect', async () => {
    await renderMarkets();
    act(() => getPrice('1.RE.1.H').focus());
    expect(fireEvent.keyDown(getPrice('1.RE.1.H'), { key: 'PageDown' })).toBe(true);
  });
});

describe('focus for a player who comes from the search', () => {
  const suspend = (...ids: readonly string[]) =>
    createGame().odds.map((price) => (ids.includes(price.id) ? { ...price, active: 'N' as const } : price));

  it('SRC-02 is on the first open price', async () => {
    const { onDone } = await renderMarkets({ odds: suspend('1.RE.1.H') }, true);
    expect(getPrice('1.RE.1.C')).toHaveFocus();
    expect(onDone).toHaveBeenCalledTimes(1);
  });

  it('SRC-02 is on the first price if none is open', async () => {
    await renderMarkets({ odds: suspend(...createGame().odds.map(({ id }) => id)) }, true);
    expect(getPrice('1.RE.1.H')).toHaveFocus();
  });

  it('SRC-02 is on no price of a folded market', async () => {
    const odds = [...createOdds('HROU', 'O U'), ...createOdds('RTS', 'Y N')];
    await renderMarkets({ odds, se_now: '2H' }, true);
    expect(getPrice('1.RTS.0.Y')).toHaveFocus();
  });

  it('SRC-02 stays where it is for other players', async () => {
    const { onDone } = await renderMarkets();
    expect(document.body).toHaveFocus();
    expect(onDone).not.toHaveBeenCalled();
  });
});
