import { sportViewActions, type CentreForm, type MatchCentre } from '@pavilion/domain-sports';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { createCentre, createEvent } from '../../testing/matchCentre.ts';
import { renderWithBoard } from '../../testing/renderWithBoard.tsx';
import { EventsModule } from './EventsModule.tsx';
import { FormModule, MeetingsModule } from './HistoryModule.tsx';
import { LineupsModule } from './LineupsModule.tsx';
import { MomentumModule } from './MomentumModule.tsx';
import { PlayModule } from './PlayModule.tsx';
import { PricesModule } from './PricesModule.tsx';
import { StatsModule } from './StatsModule.tsx';

const renderModule = (element: ReactElement) => renderWithBoard(element, { boards: [] });
const getModule = (name: string) => within(screen.getByRole('region', { name }));
const readTable = () =>
  screen
    .getAllByRole('row', { hidden: true })
    .map((row) => [...row.children].map(({ textContent }) => textContent).join('|'));

describe('momentum', () => {
  const renderMomentum = (over: Partial<MatchCentre>) => renderModule(<MomentumModule centre={createCentre(over)} />);
  const listBars = () => [...document.querySelectorAll('[data-drawing="momentum"] rect')];
  const readBar = (bar: Element) =>
    [
      bar.hasAttribute('data-home') ? 'home' : 'away',
      ...['x', 'y', 'height'].map((name) => bar.getAttribute(name)),
    ].join(' ');

  it('MTC-04 draws pressure by minute: the home side above the line, the guests below it', async () => {
    await renderMomentum({ momentum: [100, -50, 0] });
    expect(listBars().map(readBar)).toEqual(['home 0 4 44', 'away 6 48 22', 'home 12 48 0']);
    expect(getModule('攻势').getByText('上方阿森纳，下方利物浦')).toBeInTheDocument();
  });

  it('MTC-04 a long match fills the width of the drawing, and shows at most 150 bars with the last value', async () => {
    await renderMomentum({ momentum: [...Array.from({ length: 300 }, () => -10), 80] });
    const bars = listBars();
    expect(bars).toHaveLength(101);
    expect(readBar(bars.at(-1)!)).toMatch(/^home/);
    expect(Number(bars.at(-1)?.getAttribute('x'))).toBeGreaterThan(350);
  });

  it('MTC-04 lists the mean of each ten minutes as a table', async () => {
    await renderMomentum({ momentum: [...Array.from({ length: 10 }, () => 30), 20, -45] });
    expect(readTable()).toEqual(['时段|每十分钟平均', '1–10′|30', '11–12′|-12']);
    expect(getModule('攻势').getByText('最近 10 分钟，阿森纳占优 9 分钟，利物浦占优 1 分钟')).toBeInTheDocument();
  });

  it.each`
    form            | momentum       | title           | text
    ${'hockey'}     | ${[10, 0]}     | ${'攻势'}       | ${'最近 2 分钟，阿森纳占优 1 分钟，利物浦占优 1 分钟'}
    ${'basketball'} | ${[3, 9, 4]}   | ${'分差走势'}   | ${'阿森纳领先 4 分，最大领先 9 分'}
    ${'basketball'} | ${[3, -9, -4]} | ${'分差走势'}   | ${'利物浦领先 4 分，最大领先 9 分'}
    ${'basketball'} | ${[3, 0]}      | ${'分差走势'}   | ${'双方战平'}
    ${'tennis'}     | ${[2]}         | ${'净胜分走势'} | ${'阿森纳领先 2 分，最大领先 2 分'}
    ${'football'}   | ${[]}          | ${'攻势'}       | ${'比赛开始后显示走势'}
  `('MTC-04 MTC-08 $form with $momentum has the text “$text”', async ({ form, momentum, title, text }) => {
    await renderMomentum({ form: form as CentreForm, momentum: momentum as number[] });
    expect(getModule(title as string).getByText(text as string)).toBeInTheDocument();
  });

  it('MTC-04 the scale of a lead is the largest one, at least 8 points', async () => {
    await renderMomentum({ form: 'basketball', momentum: [4, -22] });
    expect(listBars().map(readBar)).toEqual(['home 0 40 8', 'away 6 48 44']);
    expect(screen.queryByText('以表格查看')).toBeNull();
  });

  it('MTC-04 a small lead has a small bar', async () => {
    await renderMomentum({ form: 'basketball', momentum: [2] });
    expect(listBars().map(readBar)).toEqual(['home 0 37 11']);
  });
});

describe('statistics', () => {
  const period = (name: string, home = 1): MatchCentre['stats'][number] => ({
    period: name,
    rows: [
      ['shots', home, 3],
      ['sets', 1, 0],
    ],
  });
  const renderStats = (over: Partial<MatchCentre>) => renderModule(<StatsModule centre={createCentre(over)} />);
  const listStats = () => [...document.querySelectorAll('[data-stat]')].map(({ textContent }) => textContent);
  const listShares = (kind: string) =>
    [...document.querySelectorAll<HTMLElement>(`[data-stat="${kind}"] i`)].map((bar) =>
      bar.style.getPropertyValue('--share'),
    );

  it('MTC-02 shows none before the match has started', async () => {
    await renderStats({ stats: [period('ALL')] });
    expect(getModule('统计').getByText('比赛开始后显示统计')).toBeInTheDocument();
    expect(screen.queryByRole('radiogroup')).toBeNull();
  });

  it('MTC-02 shows those of the match, with the share of each side', async () => {
    await renderStats({ stats: [period('ALL'), period('1H')] });
    expect(listStats()).toEqual(['射门13', '局分10']);
    expect(listShares('shots')).toEqual(['0.25', '0.75']);
    expect(screen.queryByRole('radiogroup')).toBeNull();
  });

  it('MTC-02 shows those of a chosen period', async () => {
    await renderStats({ stats: [period('ALL', 5), period('1H', 4), period('2H', 1)] });
    const choice = within(screen.getByRole('radiogroup', { name: '统计时段' }));
    expect(choice.getAllByRole('radio').map((radio) => radio.parentElement?.textContent)).toEqual([
      '全场',
      '上半场',
      '下半场',
    ]);
    expect(choice.getByRole('radio', { name: '全场' })).toBeChecked();
    await userEvent.click(choice.getByRole('radio', { name: '下半场' }));
    expect(listStats()[0]).toBe('射门13');
    expect(choice.getByRole('radio', { name: '下半场' })).toBeChecked();
  });

  it.each`
    form        | set          | first
    ${'tennis'} | ${'第 1 盘'} | ${'盘分10'}
    ${'rally'}  | ${'第 1 局'} | ${'局分10'}
  `('MTC-08 $form names its sets $set', async ({ form, set, first }) => {
    await renderStats({ form: form as CentreForm, stats: ['ALL', 'S1', 'S2'].map((name) => period(name)) });
    expect(screen.getByRole('radio', { name: set as string })).toBeInTheDocument();
    expect(listStats()[1]).toBe(first);
  });

  it.each`
    count | hasChoice
    ${6}  | ${true}
    ${7}  | ${false}
  `('MTC-02 $count sets of numbers have a choice: $hasChoice', async ({ count, hasChoice }) => {
    const stats = Array.from({ length: count as number }, (_, at) => period(at === 0 ? 'ALL' : `T${at}`, at));
    await renderStats({ form: 'baseball', stats });
    expect(screen.queryByRole('radiogroup') !== null).toBe(hasChoice);
    expect(listStats()[0]).toBe('射门03');
  });

  it('MTC-04 joins made and tried shots; the bar compares the quotas, and is even without shots', async () => {
    const rows = [
      ['fieldGoals', 5, 1],
      ['fieldGoalsTried', 10, 4],
      ['threes', 0, 0],
      ['threesTried', 0, 0],
      ['points', 0, 0],
    ] as const;
    await renderStats({ form: 'basketball', stats: [{ period: 'ALL', rows }, period('Q1')] });
    expect(listStats()).toEqual(['投篮5/101/4', '三分0/00/0', '得分00']);
    expect(listShares('fieldGoals').map((share) => Number(share).toFixed(2))).toEqual(['0.67', '0.33']);
    expect([listShares('threes'), listShares('points')]).toEqual([
      ['0.5', '0.5'],
      ['0.5', '0.5'],
    ]);
  });
});

describe('prices', () => {
  const MINUTE = 60_000;
  const T0 = Date.UTC(2031, 4, 6, 4);
  const series = (key: string, prices: readonly number[], line = ''): MatchCentre['series'][number] => ({
    key,
    points: prices.map((price, at) => [T0 + at * MINUTE, price, line]),
  });
  const renderPrices = (over: Partial<MatchCentre>) => renderModule(<PricesModule centre={createCentre(over)} />);
  const openMarkets = async () => {
    act(() => screen.getByRole('combobox', { name: '盘口' }).focus());
    await userEvent.keyboard('{Enter}');
    await screen.findAllByRole('option');
  };
  const listOptions = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

  it('MTC-04 shows none before the first price', async () => {
    await renderPrices({ series: [series('M.H', [])] });
    expect(getModule('赔率走势').getByText('还没有走势')).toBeInTheDocument();
  });

  it('MTC-04 begins with the win of the home side, and shows the market that the player chooses', async () => {
    await renderPrices({ series: [series('R.H', [95], '-0.5'), series('M.H', [145, 120, 130])] });
    const prices = getModule('赔率走势');
    expect(prices.getByText('开 2.45 高 2.45 低 2.20')).toBeInTheDocument();
    expect(prices.getByText('现 2.30')).toBeInTheDocument();
    await openMarkets();
    await userEvent.click(screen.getByRole('option', { name: '让球 · 阿森纳' }));
    expect(await prices.findByText('现 0.95')).toBeInTheDocument();
  });

  it('MTC-04 shows the first market without a win of the home side, in the odds type of the player', async () => {
    const { store } = await renderPrices({ series: [series('OU.O', [88], '2.5')] });
    expect(getModule('赔率走势').getByText('现 0.88')).toBeInTheDocument();
    act(() => void store.dispatch(sportViewActions.oddsTypeChanged('E')));
    expect(getModule('赔率走势').getByText('现 1.88')).toBeInTheDocument();
  });

  it.each`
    form            | names
    ${'football'}   | ${['让球 · 利物浦', '大小 · 大', '大小 · 小', '独赢 · 和', 'X · Y']}
    ${'basketball'} | ${['让分 · 利物浦', '大小 · 大', '大小 · 小', '独赢 · 和', 'X · Y']}
    ${'hockey'}     | ${['让球 · 利物浦', '大小 · 大', '大小 · 小', '独赢 · 和', 'X · Y']}
  `('MTC-08 names the markets of $form', async ({ form, names }) => {
    const keys = ['R.C', 'OU.O', 'OU.U', 'M.N', 'X.Y'];
    await renderPrices({ form: form as CentreForm, series: keys.map((key) => series(key, [90])) });
    await openMarkets();
    expect(listOptions()).toEqual(names);
  });

  it('MTC-04 draws a step for each change, from left to right, high prices above low ones', async () => {
    await renderPrices({ series: [series('M.H', [100, 140, 120])] });
    const drawing = document.querySelector('[data-drawing="prices"]');
    expect(drawing?.querySelector('[data-price]')).toHaveAttribute('d', 'M0 98H158V12H316V55');
    expect([...drawing!.querySelectorAll('[data-line]')].map((line) => line.getAttribute('d'))).toEqual([
      'M0 98h316',
      'M0 12h316',
    ]);
    expect(drawing?.querySelector('circle')).toHaveAttribute('cy', '55');
    expect(drawing?.querySelector('text')).toHaveTextContent('2.20');
    expect(drawing?.querySelector('text')).toHaveAttribute('y', '59');
  });

  it('MTC-04 a price that does not move is a flat line', async () => {
    await renderPrices({ series: [series('M.H', [100])] });
    expect(document.querySelector('[data-drawing="prices"] [data-price]')).toHaveAttribute('d', 'M0 98');
  });

  it('MTC-04 lists at most 12 prices with their lines, the last one included', async () => {
    await renderPrices({
      series: [
        series(
          'R.H',
          Array.from({ length: 25 }, (_, at) => 70 + at),
          '-0.5',
        ),
      ],
    });
    const rows = readTable();
    expect(rows[0]).toBe('时间|盘口数|赔率');
    expect(rows).toHaveLength(10);
    expect([rows[1], rows.at(-1)]).toEqual(['12:00|-0.5|0.70', '12:24|-0.5|0.94']);
  });
});

describe('events', () => {
  const events = Array.from({ length: 130 }, (_, at) => createEvent(at + 1, { kind: at % 2 ? 'yellowCard' : 'foul' }));
  const renderEvents = (over: Partial<MatchCentre>, isCatchingUp = false) =>
    renderModule(<EventsModule centre={createCentre(over)} isCatchingUp={isCatchingUp} />);
  const listRows = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

  it('MTC-02 shows 60 events, newest first, and 60 more on request', async () => {
    await renderEvents({ events });
    expect(screen.getByText('全部 130')).toBeInTheDocument();
    expect(listRows()).toHaveLength(60);
    expect(listRows()[0]).toMatch(/^130′/);
    await userEvent.click(screen.getByRole('button', { name: '再显示 5 条' }));
    expect(listRows()).toHaveLength(65);
    expect(screen.queryByRole('button')).toBeNull();
    await userEvent.click(screen.getByRole('radio', { name: '全部' }));
    expect(listRows()).toHaveLength(120);
    expect(screen.getByRole('button', { name: '再显示 10 条' })).toBeInTheDocument();
  });

  it('MTC-02 has a text for no event', async () => {
    await renderEvents({ events: [createEvent(1, { kind: 'other' })] });
    expect(screen.getByText('还没有事件')).toBeInTheDocument();
    expect(screen.queryByRole('list')).toBeNull();
    expect(screen.getByText('全部 0')).toBeInTheDocument();
  });

  it('MTC-05 shows that missing events are being loaded', async () => {
    await renderEvents({ events: [] }, true);
    expect(screen.getByText('补齐中…')).toBeInTheDocument();
  });

  it.each`
    form            | chosen
    ${'football'}   | ${'要事'}
    ${'hockey'}     | ${'要事'}
    ${'basketball'} | ${'全部'}
    ${'tennis'}     | ${'全部'}
  `('MTC-08 $form begins with $chosen', async ({ form, chosen }) => {
    await renderEvents({ form: form as CentreForm });
    expect(screen.getByRole('radio', { name: chosen as string })).toBeChecked();
  });

  it.each`
    kind          | score     | part         | text
    ${'score'}    | ${[2, 1]} | ${undefined} | ${'2-1'}
    ${'cancel'}   | ${[2, 1]} | ${undefined} | ${'2-1'}
    ${'halfTime'} | ${[2, 1]} | ${undefined} | ${'2-1'}
    ${'result'}   | ${[2, 1]} | ${undefined} | ${'2-1'}
    ${'game'}     | ${[1, 0]} | ${[3, 2]}    | ${'3-2'}
    ${'break'}    | ${[1, 0]} | ${[44, 2]}   | ${'44-2'}
    ${'set'}      | ${[1, 0]} | ${[6, 2]}    | ${'1-0'}
    ${'end'}      | ${[2, 0]} | ${[6, 2]}    | ${'2-0'}
    ${'foul'}     | ${[2, 1]} | ${undefined} | ${''}
  `('MTC-02 shows after $kind the score “$text”', async ({ kind, score, part, text }) => {
    const event = createEvent(1, {
      kind: kind as string,
      how: 'hold',
      score: score as [number, number],
      part: part as [number, number],
    });
    await renderEvents({ form: 'tennis', events: [event] });
    expect(screen.getByRole('listitem').lastElementChild).toHaveTextContent(new RegExp(`^${text as string}$`));
  });

  it.each`
    side         | team
    ${'H'}       | ${'阿森纳'}
    ${'C'}       | ${'利物浦'}
    ${undefined} | ${undefined}
  `('MTC-02 names the team of side $side', async ({ side, team }) => {
    await renderEvents({ events: [createEvent(1, { kind: 'redCard', side: side as 'H', player: '甲' })] });
    const row = screen.getByRole('listitem');
    expect(row.querySelector('b')?.textContent).toBe(team);
    expect(row).toHaveTextContent(/红牌 甲/);
  });

  it.each`
    kind         | isStrong
    ${'score'}   | ${true}
    ${'set'}     | ${true}
    ${'redCard'} | ${false}
  `('MTC-02 stresses $kind: $isStrong', async ({ kind, isStrong }) => {
    await renderEvents({ events: [createEvent(1, { kind: kind as string })] });
    expect(screen.getByRole('listitem').hasAttribute('data-strong')).toBe(isStrong);
  });
});

describe('play', () => {
  const renderPlay = (over: Partial<MatchCentre>, game = {}) =>
    renderModule(<PlayModule centre={createCentre(over, game)} />);
  const readText = () => document.querySelector('p > strong')?.textContent;

  it.each`
    side   | act         | y            | text
    ${'H'} | ${'danger'} | ${349}       | ${'阿森纳 逼近禁区（左路）'}
    ${'H'} | ${'attack'} | ${350}       | ${'阿森纳 进攻（中路）'}
    ${'H'} | ${'build'}  | ${650}       | ${'阿森纳 组织进攻（中路）'}
    ${'H'} | ${'other'}  | ${651}       | ${'阿森纳 组织进攻（右路）'}
    ${'C'} | ${'attack'} | ${349}       | ${'利物浦 进攻（右路）'}
    ${'C'} | ${'attack'} | ${350}       | ${'利物浦 进攻（中路）'}
    ${'C'} | ${'attack'} | ${650}       | ${'利物浦 进攻（中路）'}
    ${'C'} | ${'attack'} | ${651}       | ${'利物浦 进攻（左路）'}
    ${'C'} | ${'attack'} | ${undefined} | ${'利物浦 进攻（中路）'}
  `('MTC-03 $act of $side at $y is “$text”', async ({ side, act: name, y, text }) => {
    const spots = y === undefined ? [] : [[500, y as number] as const];
    await renderPlay({ play: { side: side as 'H', act: name as string, spots } });
    expect(readText()).toBe(text);
  });

  it.each`
    game                                        | text
    ${{}}                                       | ${'比赛暂停中'}
    ${{ isLive: 'N', gameStatus: 'scheduled' }} | ${'比赛开始后显示'}
    ${{ isLive: 'N', gameStatus: 'ended' }}     | ${'比赛已结束'}
  `('MTC-03 without a play shows “$text”', async ({ game, text }) => {
    await renderPlay({}, game as object);
    expect(readText()).toBe(text);
  });

  it('MTC-04 counts the shots of the current quarter only', async () => {
    const shot = (n: number, kind: string, side: 'H' | 'C') => createEvent(n, { kind, how: 'two', side, spot: [1, 1] });
    const events = [
      shot(1, 'score', 'H'),
      createEvent(2, { kind: 'period', how: 'Q2' }),
      shot(3, 'score', 'H'),
      shot(4, 'miss', 'H'),
      shot(5, 'score', 'C'),
      createEvent(6, { kind: 'rebound', side: 'H' }),
    ];
    await renderPlay({ form: 'basketball', events });
    expect(readText()).toBe('本节投篮：阿森纳 命中 1/2，利物浦 命中 1/1');
    expect(document.querySelectorAll('circle[data-home], circle[data-away], [data-miss]')).toHaveLength(3);
  });

  it('MTC-04 a quarter without shots shows the play', async () => {
    await renderPlay({ form: 'basketball', play: { side: 'H', act: 'attack', spots: [] } });
    expect(readText()).toBe('阿森纳 进攻（中路）');
  });

  it('MTC-03 a court shows its last 12 points', async () => {
    const events = Array.from({ length: 14 }, (_, at) =>
      createEvent(at + 1, { kind: 'point', how: 'ace', side: 'H', spot: [at, 1], part: [15, 0] }),
    );
    await renderPlay({ form: 'rally', events });
    expect(document.querySelectorAll('circle[data-home]')).toHaveLength(12);
    expect(readText()).toBe('阿森纳 发球直接得分 15:0');
  });

  it('MTC-03 the list of acts has a text for no act', async () => {
    await renderPlay({});
    fireEvent.click(screen.getByRole('radio', { name: '文字' }));
    expect(screen.getByText('还没有事件')).toBeInTheDocument();
    expect(document.querySelector('[data-drawing]')).toBeNull();
    fireEvent.click(screen.getByRole('radio', { name: '球场' }));
    expect(document.querySelector('[data-drawing="football"]')).toBeInTheDocument();
    expect(screen.queryByText('还没有事件')).toBeNull();
  });

  it('MTC-08 snooker has no such module', async () => {
    await renderPlay({ form: 'snooker' });
    expect(screen.queryByRole('region')).toBeNull();
  });
});

describe('history', () => {
  const past = (at: number, [home, away]: readonly [string, string], ...score: [number, number]) => ({
    at,
    home,
    away,
    score,
  });
  const DAY = Date.UTC(2031, 4, 6, 4);

  it('MTC-04 counts wins, draws and losses of the home side, wherever they played', async () => {
    const meetings = [
      past(DAY, ['阿森纳', '利物浦'], 2, 1),
      past(DAY + 1, ['利物浦', '阿森纳'], 0, 3),
      past(DAY + 2, ['阿森纳', '利物浦'], 0, 1),
      past(DAY + 3, ['利物浦', '阿森纳'], 2, 2),
    ];
    await renderModule(<MeetingsModule centre={createCentre({ meetings })} />);
    expect(getModule('交锋').getByText('近 4 次：阿森纳 2 胜 1 平 1 负')).toBeInTheDocument();
    expect(screen.getAllByRole('listitem')[0]).toHaveTextContent('31-05-06阿森纳2-1利物浦');
  });

  it('MTC-04 shows the form of each team, from its own view', async () => {
    const recent = [
      [past(DAY, ['阿森纳', '曼城'], 2, 1), past(DAY + 1, ['切尔西', '阿森纳'], 1, 1)],
      [past(DAY, ['利物浦', '曼城'], 0, 1)],
    ];
    await renderModule(<FormModule centre={createCentre({ recent })} />);
    expect(getModule('近况').getByText('近 2 场')).toBeInTheDocument();
    expect([...document.querySelectorAll('[data-result]')].map((one) => one.textContent)).toEqual(['胜', '平', '负']);
    expect(
      [...document.querySelectorAll<HTMLElement>('[data-result]')].map(({ dataset }) => dataset['result']),
    ).toEqual(['win', 'draw', 'loss']);
    expect(screen.getByText('阿森纳', { selector: 'div > div > span:first-child' })).toBeInTheDocument();
  });

  it('MTC-04 has no modules without earlier matches', async () => {
    const centre = createCentre({ recent: [[], []] });
    await renderModule(
      <>
        <MeetingsModule centre={centre} />
        <FormModule centre={centre} />
      </>,
    );
    expect(screen.queryByRole('region')).toBeNull();
  });
});

describe('line-ups', () => {
  const lineup = (formation: string): MatchCentre['lineups'][number] => ({
    formation,
    starters: [
      { number: 1, name: '甲', row: 0 },
      { number: 2, name: '乙', row: 1 },
      { number: 3, name: '丙', row: 1 },
    ],
    substitutes: [{ number: 12, name: '丁', row: 0, isOff: true }],
  });

  it('MTC-04 divides the rows of the formation by dots, and shows the substitutes', async () => {
    await renderModule(<LineupsModule centre={createCentre({ lineups: [lineup('4-4-2'), lineup('4-3-3')] })} />);
    const texts = [...document.querySelectorAll('[data-module="lineups"] p')].map(({ textContent }) =>
      textContent?.trim(),
    );
    expect(texts[0]).toBe('1 甲 · 2 乙 3 丙');
    expect(texts[1]).toBe('替补 12 丁（已罚下）');
    expect(
      getModule('阵容')
        .getAllByText(/^(阿森纳|利物浦)$/)
        .map(({ textContent }) => textContent),
    ).toEqual(['阿森纳', '利物浦']);
    expect(getModule('阵容').getByText('4-4-2 对 4-3-3')).toBeInTheDocument();
  });

  it('MTC-08 other sports have no formation', async () => {
    const lineups = [lineup('x'), lineup('y')];
    await renderModule(<LineupsModule centre={createCentre({ form: 'basketball', lineups })} />);
    expect(getModule('阵容').queryByText('x 对 y')).toBeNull();
  });

  it('MTC-04 has no module with the line-up of one side only', async () => {
    await renderModule(<LineupsModule centre={createCentre({ lineups: [lineup('4-4-2')] })} />);
    expect(screen.queryByRole('region')).toBeNull();
  });
});
