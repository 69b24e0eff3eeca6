import type { WireGameInput } from '@pavilion/domain-sports';
import { screen, within } from '@testing-library/react';
import { getBoardShape, type BoardWidth } from '../boardLayout/boardColumns.ts';
import type { MarketGroup } from '../state/deskSlice.ts';
import { createLiveBoard } from '../testing/liveBoard.ts';
import { createGame, renderWithBoard } from '../testing/renderWithBoard.tsx';
import { MatchRow, type MatchRowProps } from './MatchRow.tsx';

const WIDE = { width: 'wide', group: 'handicap' } as const;

interface Layout extends Partial<MatchRowProps> {
  readonly width?: BoardWidth;
  readonly group?: MarketGroup;
}

/** Renders the match 1 in a row of its own. */
async function renderMatch(over: Partial<WireGameInput> = {}, layout: Layout = {}) {
  const { width = 'wide', group = 'handicap', ...props } = layout;
  const game = createGame(over);
  const shape = getBoardShape(game.gameType ?? 'FT', { ...WIDE, matchesPerRow: 1, width, group });
  const view = await renderWithBoard(<MatchRow matchId="1" rows={2} oddsType="H" shape={shape} {...props} />, {
    boards: [{ ...createLiveBoard([game]), channel: `${game.gameType ?? 'FT'}.${game.showType ?? 'RB'}` }],
    state: { site: { areas: ['favourites'] } as never },
  });
  return view;
}

const listRows = () => screen.getAllByRole('row').map((row) => row.dataset['line']);
const listHeads = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
const listClocks = () => [...document.querySelectorAll('[role="gridcell"]')].map(({ textContent }) => textContent);
const findTools = () =>
  [...document.querySelectorAll<HTMLElement>('[data-tool]')].map(({ dataset }) => dataset['tool']);

describe('a match in two lines', () => {
  it('SPT-06 shows teams, red cards and score, the clock, and tools with the name of the match', async () => {
    await renderMatch();
    expect(screen.getByRole('rowgroup', { name: '阿森纳 - 利物浦' })).toHaveAttribute('data-match', '1');
    expect(listHeads()).toEqual(['阿森纳1', '利物浦10']);
    expect(screen.getByRole('img', { name: '红牌 1' })).toBeInTheDocument();
    expect(listClocks()[0]).toBe('上半场 23′');
    expect(findTools()).toEqual(['star', 'detail', 'menu']);
    expect(screen.getByRole('button', { name: '收藏 阿森纳 - 利物浦', pressed: false })).toBeInTheDocument();
  });

  it('SPT-06 shows the score of a half that is over below the clock', async () => {
    await renderMatch({ se_now: '2H', sc_HT_H: '1', sc_HT_C: '0' });
    expect(listClocks()).toContain('半 1–0');
  });

  it.each`
    rule                          | sent
    ${'that has not started'}     | ${{ isLive: 'N', gameStatus: 'scheduled', sc_HT_H: '1', sc_HT_C: '0' }}
    ${'without half-time scores'} | ${{ sc_HT_H: '1' }}
    ${'without one of them'}      | ${{ sc_HT_C: '1' }}
  `('SPT-06 shows no half-time score of a match $rule', async ({ sent }) => {
    await renderMatch(sent as Partial<WireGameInput>);
    expect(document.body).not.toHaveTextContent(/半 \d/);
  });

  it('SPT-06 shows the day of a later kick-off in the first line and the time in the second', async () => {
    const startTime = Date.UTC(2031, 4, 6, 11, 30);
    await renderMatch({ isLive: 'N', gameStatus: 'scheduled', startTime });
    expect(listClocks().filter((text) => /^\d\d[-:]\d\d$/.test(text ?? ''))).toEqual(['05-06', '19:30']);
  });

  it('F-RTE-16 shows an empty box for a match that has left the board', async () => {
    await renderMatch({}, { matchId: '9' });
    expect(screen.queryByRole('rowgroup')).toBeNull();
  });

  it('SPT-02 names a match without a guest by its only side', async () => {
    await renderMatch({ team_c: '' });
    expect(screen.getByRole('rowgroup', { name: '阿森纳' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: '收藏 阿森纳' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: '阿森纳 全部盘口 0' })).toBeInTheDocument();
  });

  it('DSK-01 shows the league in the first line of a match whose head does not name it', async () => {
    await renderMatch({}, { leagueName: '英格兰超级联赛' });
    expect(listHeads()).toEqual(['阿森纳英格兰超级联赛1', '利物浦10']);
  });

  it('DSK-03 marks the half of a row with two matches', async () => {
    await renderMatch({}, { half: 'b' });
    expect(screen.getByRole('rowgroup')).toHaveAttribute('data-half', 'b');
  });

  it.each`
    league  | sent                  | drawless
    ${'FT'} | ${{}}                 | ${null}
    ${'OP'} | ${{ gameType: 'OP' }} | ${null}
  `('SPT-02 keeps the cell of the draw in $league', async ({ sent, drawless }) => {
    await renderMatch(sent as Partial<WireGameInput>);
    expect(screen.getByRole('rowgroup').getAttribute('data-drawless')).toBe(drawless);
  });

  it('SPT-02 gives two cells of a market without a draw the room of three', async () => {
    const odds = createGame().odds.filter(({ r }) => r !== 'N');
    await renderMatch({ gameType: 'OP', odds });
    expect(screen.getByRole('rowgroup')).toHaveAttribute('data-drawless', 'true');
  });
});

describe('first half', () => {
  const over = { se_now: '2H', sc_HT_H: '1', sc_HT_C: '0' };

  it('DSK-03 shows across its columns that it is over, with its score', async () => {
    await renderMatch(over);
    expect(screen.getAllByText(/^上半场已结束/).map(({ textContent }) => textContent)).toEqual(['上半场已结束 1–0']);
  });

  it.each`
    rule                                | sent                                                 | layout
    ${'while it runs'}                  | ${{}}                                                | ${{}}
    ${'on a board without its markets'} | ${over}                                              | ${{ width: 'medium' }}
    ${'before the match has started'}   | ${{ ...over, isLive: 'N', gameStatus: 'scheduled' }} | ${{}}
  `('DSK-03 shows no such text $rule', async ({ sent, layout }) => {
    await renderMatch(sent as Partial<WireGameInput>, layout as Layout);
    expect(screen.queryByText(/^上半场已结束/)).toBeNull();
  });

  it('DSK-03 is over without a score if the venue has sent none', async () => {
    await renderMatch({ se_now: '2H' });
    expect(screen.getByText(/^上半场已结束/).textContent?.trim()).toBe('上半场已结束');
  });
});

describe('further lines', () => {
  it('DSK-03 a button in the second line shows the number of lines that no column has', async () => {
    await renderMatch({}, { width: 'slim' });
    const more = screen.getByRole('button', { name: '更多盘口 1', expanded: false });
    expect(more).toHaveTextContent('+1');
    expect(more).toHaveAttribute('title', '更多盘口 1');
    expect(more.closest('[data-line]')).toHaveAttribute('data-line', '1');
  });

  it('DSK-03 open lines have rows without a team, and the button closes them', async () => {
    await renderMatch({}, { width: 'slim', rows: 4 });
    expect(listRows()).toEqual(['0', '1', '2', '3']);
    expect(listHeads()).toHaveLength(2);
    const fewer = screen.getByRole('button', { name: '收起盘口', expanded: true });
    expect(fewer).toHaveTextContent('−');
    expect(fewer).toHaveAttribute('title', '收起盘口');
    const last = screen.getAllByRole('row')[3] as HTMLElement;
    expect(
      within(last)
        .getAllByRole('button')
        .map((cell) => cell.dataset['price']),
    ).toEqual(['1.RE.1.C']);
  });

  it('DSK-03 there is no such button if the columns show all lines', async () => {
    await renderMatch();
    expect(findTools()).not.toContain('more');
  });

  it('DSK-03 the link to all markets shows their number, those of the board included', async () => {
    await renderMatch({ marketCount: 12 });
    expect(screen.getByRole('button', { name: '阿森纳 - 利物浦 全部盘口 15' })).toHaveTextContent('盘口 15');
  });

  it('DSK-03 the link of a match without markets has its name only', async () => {
    await renderMatch({ odds: [] });
    expect(screen.getByRole('button', { name: '阿森纳 - 利物浦 全部盘口 0' })).toHaveTextContent(/^全部盘口$/);
  });
});

describe('a match in one line', () => {
  it.each`
    rule                                 | sent                                        | text
    ${'with its score'}                  | ${{}}                                       | ${'阿森纳 1-0 利物浦上半场 23′'}
    ${'without a score'}                 | ${{ sc_FT_H: undefined }}                   | ${'阿森纳 - 利物浦上半场 23′'}
    ${'without the score of the guests'} | ${{ sc_FT_C: undefined }}                   | ${'阿森纳 - 利物浦上半场 23′'}
    ${'with its result'}                 | ${{ isLive: 'N', gameStatus: 'ended' }}     | ${'阿森纳 1-0 利物浦已结束'}
    ${'before its start'}                | ${{ isLive: 'N', gameStatus: 'postponed' }} | ${'阿森纳 - 利物浦延期'}
  `('SPT-08 shows a collapsed match $rule', async ({ sent, text }) => {
    await renderMatch(sent as Partial<WireGameInput>, { rows: 1 });
    expect(screen.getByRole('rowheader')).toHaveTextContent(text as string);
    expect(findTools()).toEqual(['star', 'menu', 'detail']);
    expect(document.querySelector('[data-price]')).toBeNull();
  });

  it('SPT-08 DSK-06 a card has its teams in a line of their own, and the menu and the link beside the prices', async () => {
    await renderMatch({}, { width: 'tiny', rows: 3 });
    expect(listRows()).toEqual(['0', '0', '1']);
    expect(listHeads()).toEqual(['阿森纳 1-0 利物浦上半场 23′']);
    expect(findTools()).toEqual(['star', 'detail', 'menu']);
    expect([...document.querySelectorAll<HTMLElement>('[data-price]')].map(({ dataset }) => dataset['price'])).toEqual([
      '1.RE.0.H',
      '1.RE.1.H',
      '1.RE.0.C',
      '1.RE.1.C',
    ]);
  });
});

describe('an outright', () => {
  const runner = (r: string, name: string | undefined) =>
    ({
      id: `1.FS.0.${r}`,
      w: 'FS',
      r,
      i: 0,
      line: '',
      price: '2.50',
      active: 'Y',
      ver: 1,
      ...(name && { name }),
    }) as const;

  it('SPT-02 shows its title, its closing time in UTC+8, and three runners in a row', async () => {
    await renderMatch(
      {
        gameType: 'FS',
        showType: 'FSFT',
        team_h: '欧洲冠军联赛 冠军',
        team_c: '',
        isLive: 'N',
        gameStatus: 'scheduled',
        startTime: Date.UTC(2031, 4, 6, 11, 30),
        odds: [runner('1', '曼城'), runner('2', '巴黎'), runner('3', '皇马'), runner('4', undefined)],
      },
      { rows: 3 },
    );
    expect(listHeads()).toEqual(['欧洲冠军联赛 冠军05-06 19:30 截止']);
    expect(findTools()).toEqual(['star', 'menu']);
    const rows = screen.getAllByRole('row').map((row) => [...row.querySelectorAll('[data-col^="runner"]')]);
    expect(rows.map((cells) => cells.map(({ textContent }) => textContent))).toEqual([
      [],
      ['曼城3.50', '巴黎3.50', '皇马3.50'],
      ['43.50'],
    ]);
    expect(rows[1]?.map((cell) => cell.getAttribute('data-col'))).toEqual(['runner0', 'runner1', 'runner2']);
    expect(screen.getByRole('button', { name: '欧洲冠军联赛 冠军 曼城 赔率 3.50' })).toBeInTheDocument();
  });
});
