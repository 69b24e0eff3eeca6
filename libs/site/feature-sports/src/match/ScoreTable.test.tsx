import { toMatch, type WireGameInput } from '@pavilion/domain-sports';
import { screen, within } from '@testing-library/react';
import { createGame, renderWithBoard } from '../testing/renderWithBoard.tsx';
import { ScoreTable } from './ScoreTable.tsx';

async function renderScore(over: Partial<WireGameInput>) {
  await renderWithBoard(<ScoreTable match={toMatch(createGame(over), `${over.gameType ?? 'FT'}.RB`)} />);
  return within(screen.getByRole('table', { name: '比分' }))
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent).join('|'));
}

const NONE = { sc_FT_H: undefined, sc_FT_C: undefined, rc_C: '0' };

it.each`
  sport                                          | sent                                                                                                                                                       | rows
  ${'football'}                                  | ${{ rc_C: '0' }}                                                                                                                                           | ${['上半场 23′|总', '阿森纳|1', '利物浦|0']}
  ${'football, second half'}                     | ${{ rc_C: '0', se_now: '2H', t_count: 60, sc_FT_H: '3', sc_HT_H: '1', sc_HT_C: '0' }}                                                                      | ${['下半场 60′|上|下|总', '阿森纳|1|2|3', '利物浦|0|0|0']}
  ${'basketball, overtime'}                      | ${{ gameType: 'BK', rc_C: '0', se_now: 'OT', t_count: undefined, sc_FT_H: '9', sc_FT_C: '8', sc_parts: [[1, 1], [2, 2], [1, 1], [2, 2], [2, 2], [1, 0]] }} | ${['加时|1|2|3|4|加|加2|总', '阿森纳|1|2|1|2|2|1|9', '利物浦|1|2|1|2|2|0|8']}
  ${'tennis'}                                    | ${{ ...NONE, gameType: 'TN', sc_set_H: '1', sc_set_A: '0', sc_point_H: '40', sc_point_A: '15', sc_parts: [[6, 4], [2, 1]] }}                               | ${['第 2 盘|1|2|当前|总', '阿森纳|6|2|40|1', '利物浦|4|1|15|0']}
  ${'sets without parts'}                        | ${{ ...NONE, gameType: 'VB', sc_set_H: '0', sc_set_A: '1', sc_game_H: '9', sc_game_A: '7' }}                                                               | ${['第 2 局|当前|总', '阿森纳|9|0', '利物浦|7|1']}
  ${'a match without score'}                     | ${NONE}                                                                                                                                                    | ${['上半场 23′', '阿森纳', '利物浦']}
  ${'a match with the score of its guests only'} | ${{ ...NONE, sc_FT_C: '2' }}                                                                                                                               | ${['上半场 23′|总', '阿森纳|', '利物浦|2']}
  ${'a match to come'}                           | ${{ rc_C: '0', isLive: 'N', gameStatus: 'postponed', sc_HT_H: '0', sc_HT_C: '0' }}                                                                         | ${['延期|总', '阿森纳|1', '利物浦|0']}
  ${'a match with a result'}                     | ${{ rc_C: '0', isLive: 'N', gameStatus: 'ended', sc_HT_H: '0', sc_HT_C: '0' }}                                                                             | ${['已结束|上|下|总', '阿森纳|0|1|1', '利物浦|0|0|0']}
`('SPT-06 MTC-02 shows the score of $sport by part', async ({ sent, rows }) => {
  expect(await renderScore(sent as Partial<WireGameInput>)).toEqual(rows);
});

it.each`
  rule                                   | sent                                                      | marks
  ${'the side that serves'}              | ${{ gameType: 'TN', serve: 'H', rc_C: '0' }}              | ${[['发球'], []]}
  ${'the guests that serve'}             | ${{ gameType: 'TN', serve: 'C', rc_C: '0' }}              | ${[[], ['发球']]}
  ${'no side of a match that is not on'} | ${{ gameType: 'TN', serve: 'C', isLive: 'N', rc_C: '0' }} | ${[[], []]}
  ${'the red cards of each side'}        | ${{ rc_H: '1', rc_C: '2' }}                               | ${[['红牌 1'], ['红牌 2']]}
  ${'no side without red cards'}         | ${{ rc_H: undefined, rc_C: '0' }}                         | ${[[], []]}
`('SPT-06 marks $rule', async ({ sent, marks }) => {
  await renderScore(sent as Partial<WireGameInput>);
  const heads = screen.getAllByRole('rowheader');
  expect(
    heads.map((head) =>
      within(head)
        .queryAllByRole('img')
        .map((mark) => mark.getAttribute('aria-label')),
    ),
  ).toEqual(marks);
});

it('SPT-06 shows the number of red cards', async () => {
  await renderScore({ rc_H: '0', rc_C: '2' });
  expect(screen.getByRole('img', { name: '红牌 2' })).toHaveTextContent('2');
});
