import { sportViewActions, type Slip } from '@pavilion/domain-sports';
import type { BetStatus, PlacedBet, PlacementState } from '@pavilion/domain-sports/placement';
import { act, screen } from '@testing-library/react';
import { renderWithBoard } from '../testing/renderWithBoard.tsx';
import { changeSelection, createSlip, moveSelection } from '../testing/slip.ts';
import { SlipAnnouncer } from './SlipAnnouncer.tsx';

const [FIRST, SECOND] = ['1.RE.0.H', '2.RE.0.H'] as const;
async function announce(slip: Slip, placement?: PlacementState) {
  const view = await renderWithBoard(<SlipAnnouncer />, {
    state: { slip, ...(placement && { placement }) },
  });
  return { ...view, status: screen.getByRole('status') };
}

it.each`
  rule                                     | slip                                                                                                  | text
  ${'nothing for an empty slip'}           | ${createSlip([])}                                                                                     | ${''}
  ${'a selection'}                         | ${createSlip([FIRST])}                                                                                | ${'已加入投注单：阿森纳 - 利物浦'}
  ${'the last of several selections'}      | ${createSlip([FIRST, SECOND])}                                                                        | ${'已加入投注单：国际米兰 - AC米兰，共 2 项'}
  ${'a changed price'}                     | ${moveSelection(createSlip([FIRST, SECOND]), { price: '0.90' })}                                      | ${'所选赔率由 0.95 变为 0.90'}
  ${'several changed prices'}              | ${moveSelection(moveSelection(createSlip([FIRST, SECOND]), { price: '0.90' }), { price: '0.90' }, 1)} | ${'投注单中有 2 项发生变化'}
  ${'selections that are suspended'}       | ${changeSelection(createSlip([FIRST, SECOND]), { status: 'suspended' })}                              | ${'投注单中有 1 项暂时不能投注'}
  ${'selections of one match in a parlay'} | ${createSlip([FIRST, '1.RM.0.H'], { mode: 'series' })}                                                | ${'有选项不能放在同一张串关里。'}
  ${'an outright in a parlay'}             | ${changeSelection(createSlip([FIRST, SECOND], { mode: 'series' }), { isChampion: true })}             | ${'有选项不能放在同一张串关里。'}
  ${'an outright by its name'}             | ${changeSelection(createSlip([FIRST]), { awayName: '' })}                                             | ${'已加入投注单：阿森纳'}
`('SPT-09 announces $rule', async ({ slip, text }) => {
  const { status } = await announce(slip as Slip);
  expect(status).toHaveTextContent(new RegExp(`^${text as string}$`));
  expect(status).toHaveAttribute('aria-live', 'polite');
});

const place = (...bets: readonly (readonly [status: BetStatus, ticketId?: string])[]): PlacementState => ({
  bets: bets.map(([status, ticketId], at) => ({
    status,
    request: { requestId: `r${at}` } as PlacedBet['request'],
    ...(ticketId && { outcome: { status: 'ACCEPTED', requestId: `r${at}`, ticketId } }),
  })),
});

it.each`
  rule                                          | placement                                        | text
  ${'confirmed'}                                | ${place(['confirming'])}                         | ${'注单确认中'}
  ${'delayed'}                                  | ${place(['pending'])}                            | ${'注单确认中'}
  ${'without a response'}                       | ${place(['unknown'])}                            | ${'结果确认中，请勿重复投注'}
  ${'accepted, with its ticket'}                | ${place(['accepted', 'T1'])}                     | ${'投注成功，注单号 T1'}
  ${'accepted, with its tickets'}               | ${place(['accepted', 'T1'], ['accepted', 'T2'])} | ${'投注成功，注单号 T1、T2'}
  ${'rejected by the slip, which has an alert'} | ${place(['rejected'])}                           | ${'已加入投注单：阿森纳 - 利物浦'}
`('SLP-11 announces an order that is $rule', async ({ placement, text }) => {
  const { status } = await announce(createSlip([FIRST]), placement as PlacementState);
  expect(status).toHaveTextContent(new RegExp(`^${text as string}$`));
});

it('SPT-03 SLP-06 announces a change in the odds type of the player, in a parlay always in that of Hong Kong', async () => {
  const { status, store } = await announce(moveSelection(createSlip([FIRST, SECOND]), { price: '0.90' }));
  act(() => void store.dispatch(sportViewActions.oddsTypeChanged('E')));
  expect(status).toHaveTextContent('所选赔率由 1.95 变为 1.90');
  act(() => void store.dispatch({ type: 'slip/modeChanged', payload: 'series' }));
  expect(status).toHaveTextContent('所选赔率由 0.95 变为 0.90');
});
