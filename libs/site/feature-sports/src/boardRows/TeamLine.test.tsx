import { toMatch, type Match, type WireGameInput } from '@pavilion/domain-sports';
import { screen } from '@testing-library/react';
import { createLiveBoard } from '../testing/liveBoard.ts';
import { createGame, renderWithBoard } from '../testing/renderWithBoard.tsx';
import { TeamLine } from './TeamLine.tsx';

const createMatch = (over: Partial<WireGameInput>): Match => toMatch(createGame(over), `${over.gameType ?? 'FT'}.RB`);

async function renderTeams(over: Partial<WireGameInput>) {
  const match = createMatch(over);
  await renderWithBoard(
    <>
      <TeamLine match={match} side="home" />
      <TeamLine match={match} side="away" />
    </>,
  );
  return screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
}

const listImages = () => screen.queryAllByRole('img').map((image) => image.getAttribute('aria-label'));

describe('points of a team', () => {
  it.each`
    sport                      | sent                                                                                                                   | home              | images
    ${'football'}              | ${{ rc_C: '0', sc_parts: [[1, 0]] }}                                                                                   | ${'阿森纳1'}      | ${[]}
    ${'basketball'}            | ${{ gameType: 'BK', rc_C: '0', sc_FT_H: '41', sc_parts: [[20, 18], [21, 19]] }}                                        | ${'阿森纳202141'} | ${['各节 20、21', '各节 18、19']}
    ${'a match with one part'} | ${{ gameType: 'BK', rc_C: '0', sc_FT_H: '20', sc_parts: [[20, 18]] }}                                                  | ${'阿森纳2020'}   | ${['各节 20', '各节 18']}
    ${'snooker'}               | ${{ gameType: 'SK', rc_C: '0', sc_set_H: '3', sc_set_A: '2', sc_game_H: '45', sc_game_A: '7', sc_parts: [[1, 0]] }}    | ${'阿森纳453'}    | ${['当前 45', '当前 7']}
    ${'tennis'}                | ${{ gameType: 'TN', rc_C: '0', sc_set_H: '1', sc_set_A: '0', sc_point_H: '40', sc_point_A: '15', sc_parts: [[6, 4]] }} | ${'阿森纳6401'}   | ${['各节 6', '当前 40', '各节 4', '当前 15']}
    ${'sets without points'}   | ${{ gameType: 'VB', rc_C: '0', sc_set_H: '1', sc_set_A: '0', sc_game_H: '9', sc_game_A: '8', sc_parts: [[25, 4]] }}    | ${'阿森纳251'}    | ${['各节 25', '各节 4']}
    ${'baseball'}              | ${{ gameType: 'BS', rc_C: '0', sc_FT_H: '9', sc_parts: [[1, 0], [2, 0], [0, 0], [3, 0], [1, 0], [2, 0]] }}             | ${'阿森纳203129'} | ${['各节 2、0、3、1、2', '各节 0、0、0、0、0']}
  `('SPT-06 shows those of $sport', async ({ sent, home, images }) => {
    const lines = await renderTeams(sent as Partial<WireGameInput>);
    expect(lines[0]).toBe(home);
    expect(listImages()).toEqual(images);
  });

  it('SPT-06 shows none of a match that has not started', async () => {
    const lines = await renderTeams({ isLive: 'N', gameStatus: 'scheduled', rc_C: '0' });
    expect(lines).toEqual(['阿森纳', '利物浦']);
  });

  it('SPT-06 shows none if the venue has sent none', async () => {
    const lines = await renderTeams({ gameType: 'VB', sc_FT_H: undefined, sc_FT_C: undefined, rc_C: '0' });
    expect(lines).toEqual(['阿森纳', '利物浦']);
  });
});

it.each`
  serve  | isLive | marks
  ${'H'} | ${'Y'} | ${[true, false]}
  ${'C'} | ${'Y'} | ${[false, true]}
  ${'H'} | ${'N'} | ${[false, false]}
`('SPT-06 marks the side that serves: $serve, in play $isLive', async ({ serve, isLive, marks }) => {
  await renderTeams({ gameType: 'TN', serve: serve as 'H', isLive: isLive as 'Y', rc_C: '0' });
  const heads = screen.getAllByRole('rowheader');
  expect(heads.map((head) => head.querySelector('[aria-label="发球"]') !== null)).toEqual(marks);
});

it('SPT-06 counts the red cards of each side, and shows no mark without one', async () => {
  await renderTeams({ rc_H: '2', rc_C: '0' });
  expect(listImages()).toEqual(['红牌 2']);
});

it.each`
  rule                    | odds
  ${'of a handicap of 0'} | ${createGame().odds.map((price) => ({ ...price, line: '0' }))}
  ${'without a handicap'} | ${[]}
`('DSK-02 marks no side $rule', async ({ odds }) => {
  const game = createGame({ odds: odds as WireGameInput['odds'] });
  await renderWithBoard(<TeamLine match={toMatch(game, 'FT.RB')} side="home" />, {
    boards: [createLiveBoard([game])],
  });
  expect(document.querySelector('[data-favourite]')).toBeNull();
});

it.each`
  showType | play    | line    | side
  ${'RB'}  | ${'RE'} | ${'-1'} | ${'home'}
  ${'RB'}  | ${'RE'} | ${'1'}  | ${'away'}
  ${'FT'}  | ${'R'}  | ${'-1'} | ${'home'}
`('DSK-02 marks the side $side that gives the handicap $line of $play', async ({ showType, play, line, side }) => {
  const odds = ['H', 'C'].map((r) => ({
    ...createGame().odds[0]!,
    id: `1.${play as string}.0.${r}`,
    w: play as string,
    r,
    line: line as string,
  }));
  const game = createGame({ odds, showType: showType as 'RB' });
  const channel = `FT.${showType as string}`;
  const match = toMatch(game, channel);
  await renderWithBoard(
    <>
      <TeamLine match={match} side="home" />
      <TeamLine match={match} side="away" />
    </>,
    { boards: [{ ...createLiveBoard([game]), channel }] },
  );
  const marked = [...document.querySelectorAll('[data-favourite]')].map(({ textContent }) => textContent);
  expect(marked).toEqual([side === 'home' ? '阿森纳' : '利物浦']);
});
