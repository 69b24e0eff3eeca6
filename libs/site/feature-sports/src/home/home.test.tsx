import { toMatch, type GameType, type Match } from '@pavilion/domain-sports';
import { defineBrand } from '@pavilion/site-contract';
import { testBrand } from '@pavilion/site-testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { selectDesk } from '../state/sportsState.ts';
import { createLiveBoard, createLiveGame } from '../testing/liveBoard.ts';
import { createGame, renderWithBoard } from '../testing/renderWithBoard.tsx';
import { HomeSports, type HomeSportsProps } from './HomeSports.tsx';
import { LeadMatches } from './leads/LeadMatches.tsx';
import { useHomeLayout } from './table/useHomeLayout.ts';

const setWidth = (value: number) => Object.defineProperty(window, 'innerWidth', { configurable: true, value });

afterEach(() => setWidth(1024));

describe('sports of home', () => {
  const counts = new Map<GameType, number>([
    ['FT', 3],
    ['BK', 1],
  ]);
  const renderSports = (over: Partial<HomeSportsProps> = {}) =>
    renderWithBoard(<HomeSports form="row" counts={counts} chosen="ALL" onChoose={jest.fn()} {...over} />, {
      boards: [],
    });
  const getSports = () => within(screen.getByRole('group', { name: '体育项目' }));

  it('DSK-01 lists those with a match and the sum of all', async () => {
    await renderSports();
    const sports = getSports().getAllByRole('button');
    expect(sports.map(({ textContent }) => textContent)).toEqual(['全部4', '足球3', '篮球1']);
    expect(sports.map((sport) => sport.getAttribute('aria-pressed'))).toEqual(['true', 'false', 'false']);
    expect(getSports().getByRole('button', { name: '篮球，1 场' })).toBeInTheDocument();
  });

  it('DSK-01 chooses one', async () => {
    const onChoose = jest.fn();
    await renderSports({ onChoose, chosen: 'FT' });
    expect(getSports().getByRole('button', { pressed: true })).toHaveTextContent('足球3');
    fireEvent.click(getSports().getByRole('button', { name: '篮球，1 场' }));
    expect(onChoose.mock.calls).toEqual([['BK']]);
  });

  it.each(['row', 'column'] as const)('DSK-01 is a %s', async (form) => {
    await renderSports({ form });
    expect(screen.getByRole('group', { name: '体育项目' })).toHaveAttribute('data-form', form);
  });
});

describe('layout of home', () => {
  const Layout = () => <output>{useHomeLayout(true).leadCount}</output>;

  it.each`
    home           | width   | count
    ${'frontPage'} | ${1920} | ${1}
    ${'frontPage'} | ${640}  | ${1}
    ${'frontPage'} | ${639}  | ${0}
    ${'cards'}     | ${1920} | ${3}
    ${'cards'}     | ${1440} | ${2}
    ${'cards'}     | ${960}  | ${2}
    ${'cards'}     | ${640}  | ${1}
    ${'cards'}     | ${639}  | ${0}
  `('DSK-01 a brand with $home has $count first matches at $width px', async ({ home, width, count }) => {
    setWidth(width as number);
    const brand = defineBrand({ ...testBrand, home: home as 'frontPage' });
    await renderWithBoard(<Layout />, { boards: [], services: { brand } });
    expect(screen.getByRole('status')).toHaveTextContent(String(count));
  });
});

describe('first matches', () => {
  const onTool = jest.fn();
  const SECOND = createLiveGame('2', { home: '国际米兰', away: 'AC米兰', leagueId: '102' });

  let showLeads: (matches: readonly Match[]) => void;

  function Leads() {
    const layout = useHomeLayout(true);
    const [matches, setMatches] = useState([toMatch(createGame(), 'FT.RB')] as readonly Match[]);
    showLeads = setMatches;
    return <LeadMatches {...{ matches, layout, onTool }} />;
  }

  async function renderLeads() {
    onTool.mockClear();
    const view = await renderWithBoard(<Leads />, {
      boards: [createLiveBoard([createGame(), SECOND])],
      state: { site: { areas: ['favourites'] } as never },
    });
    return { ...view, lead: screen.getByRole('region', { name: '焦点赛事' }) };
  }

  const getPrice = (id: string) => document.querySelector<HTMLElement>(`[data-price="${id}"]`)!;
  const getFocused = () => (document.activeElement as HTMLElement).dataset['price'];
  const paint = () => act(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));

  it('DSK-01 shows league, clock, teams, score and the main prices', async () => {
    const { lead } = await renderLeads();
    expect(lead).toHaveTextContent(/^英格兰超级联赛上半场 23′全部盘口阿森纳1:0利物浦/);
    const ids = [...lead.querySelectorAll<HTMLElement>('[data-price]')].map(({ dataset }) => dataset['price']);
    expect(ids).toEqual(['1.RE.0.H', '1.ROU.0.O', '1.RM.0.H', '1.RM.0.N', '1.RM.0.C', '1.RE.0.C', '1.ROU.0.U']);
    expect(screen.getByRole('grid', { name: '阿森纳 - 利物浦' })).toBeInTheDocument();
  });

  it('SPT-06 follows the score, and keeps the last state of a match that has left the board', async () => {
    const { lead, change } = await renderLeads();
    change({ games: [{ gameId: '1', sc_FT_C: '2' }] });
    expect(lead).toHaveTextContent('阿森纳1:2利物浦');
    change({ removed: ['1'] });
    expect(lead).toHaveTextContent('阿森纳1:2利物浦');
  });

  it('SPT-06 shows 0 : 0 without a score', async () => {
    const { lead, change } = await renderLeads();
    change({ games: [{ gameId: '1', sc_FT_H: '', sc_FT_C: '' }] });
    expect(lead).toHaveTextContent('阿森纳0:0利物浦');
  });

  it('FAV-01 DSK-03 has a star and a link to all markets, which are tab stops', async () => {
    await renderLeads();
    for (const name of ['收藏 阿森纳 - 利物浦', '阿森纳 - 利物浦 全部盘口 0']) {
      const button = screen.getByRole('button', { name });
      expect(button).toHaveAttribute('tabindex', '0');
      fireEvent.click(button);
      expect(onTool).toHaveBeenLastCalledWith(button.dataset['tool'], '1', button);
    }
    fireEvent.click(screen.getByText('阿森纳'));
    expect(onTool).toHaveBeenCalledTimes(2);
  });

  it.each`
    from           | key             | to
    ${'1.RE.0.H'}  | ${'ArrowRight'} | ${'1.ROU.0.O'}
    ${'1.ROU.0.O'} | ${'ArrowLeft'}  | ${'1.RE.0.H'}
    ${'1.ROU.0.O'} | ${'ArrowDown'}  | ${'1.ROU.0.U'}
    ${'1.ROU.0.U'} | ${'ArrowUp'}    | ${'1.ROU.0.O'}
    ${'1.ROU.0.U'} | ${'ArrowDown'}  | ${'1.ROU.0.U'}
    ${'1.RM.0.C'}  | ${'Home'}       | ${'1.RE.0.H'}
    ${'1.RE.0.H'}  | ${'End'}        | ${'1.RM.0.C'}
  `('DSK-05 $key on $from goes to $to', async ({ from, key, to }) => {
    const { lead } = await renderLeads();
    act(() => getPrice(from as string).focus());
    expect(fireEvent.keyDown(getPrice(from as string), { key: key as string })).toBe(false);
    expect(getFocused()).toBe(to);
    expect([...lead.querySelectorAll('[data-price][tabindex="0"]')]).toEqual([getPrice(to as string)]);
  });

  it('DSK-05 the focus stays at its place when its market closes', async () => {
    const { change } = await renderLeads();
    act(() => getPrice('1.ROU.0.U').focus());
    change({ added: [createGame({ odds: createGame().odds.filter(({ w }) => w !== 'ROU') })] });
    await waitFor(() => expect(getFocused()).toBe('1.RE.0.H'));
  });

  it.each`
    name                         | find                                                      | next
    ${'a price'}                 | ${() => getPrice('1.ROU.0.U')}                            | ${() => getPrice('2.ROU.0.O')}
    ${'the link to all markets'} | ${() => screen.getByRole('button', { name: /全部盘口/ })} | ${() => screen.getByRole('button', { name: '国际米兰 - AC米兰 全部盘口 0' })}
  `('DSK-05 the focus of $name goes to the match that takes the place of an ended one', async ({ find, next }) => {
    await renderLeads();
    act(() => (find as () => HTMLElement)().focus());
    act(() => showLeads([toMatch(SECOND, 'FT.RB')]));
    await waitFor(() => expect((next as () => HTMLElement)()).toHaveFocus());
  });

  it('DSK-05 another key keeps its own effect', async () => {
    await renderLeads();
    act(() => getPrice('1.RE.0.H').focus());
    expect(fireEvent.keyDown(getPrice('1.RE.0.H'), { key: 'a' })).toBe(true);
    expect(fireEvent.keyDown(screen.getByRole('grid'), { key: 'Enter' })).toBe(true);
  });

  it('DSK-05 Enter picks a price once and requests the focus of its stake', async () => {
    const { store } = await renderLeads();
    expect(fireEvent.keyDown(getPrice('1.RE.0.H'), { key: 'Enter' })).toBe(false);
    expect(fireEvent.keyDown(getPrice('1.RE.0.H'), { key: 'Enter', repeat: true })).toBe(false);
    await paint();
    expect(store.getState().slip.selections.map(({ id }) => id)).toEqual(['1.RE.0.H']);
    expect(selectDesk(store.getState())).toMatchObject({ keyboardPriceId: '1.RE.0.H', isStakeWanted: true });
  });

  it('SLP-01 SPT-08 a press picks a price, but not a suspended one', async () => {
    const { store, change } = await renderLeads();
    change({ prices: [['1.RE.0.C', '-0.25', '0.91', 'N', 2]] });
    fireEvent.click(getPrice('1.RE.0.C'));
    fireEvent.click(screen.getByRole('grid'));
    await paint();
    expect(store.getState().ui.dialogs).toEqual([]);
    fireEvent.click(getPrice('1.RM.0.N'));
    await paint();
    expect(store.getState().slip.selections.map(({ id }) => id)).toEqual(['1.RM.0.N']);
    expect(getPrice('1.RM.0.N')).toHaveAttribute('aria-pressed', 'true');
  });
});
