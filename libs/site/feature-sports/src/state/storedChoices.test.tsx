import { sportViewActions } from '@pavilion/domain-sports';
import { placementActions } from '@pavilion/domain-sports/placement';
import { createMemoryStore } from '@pavilion/kernel';
import type { Services } from '@pavilion/site-contract';
import { act } from '@testing-library/react';
import { renderWithBoard } from '../testing/renderWithBoard.tsx';
import { deskActions } from './deskSlice.ts';
import { followBets } from './followBets.ts';
import { persistLayout } from './persistLayout.ts';
import { persistOddsType } from './persistOddsType.ts';
import { slipNoticeActions } from './slipNoticeSlice.ts';
import { selectDesk, selectSportView } from './sportsState.ts';

type Saga = (services: Services) => Generator;

/** Runs a saga on a browser with stored values. */
async function run(saga: Saga, stored: Readonly<Record<string, string>> = {}) {
  const store = createMemoryStore();
  for (const [key, value] of Object.entries(stored)) store.set(key, value);
  const view = await renderWithBoard(<p />, { boards: [], saga, services: { store } });
  const send = (action: { readonly type: string }) => act(() => void view.store.dispatch(action));
  return { ...view, browser: store, send, getState: () => view.store.getState() };
}

describe('layout', () => {
  it.each`
    stored                                                     | density      | matchesPerRow
    ${{}}                                                      | ${undefined} | ${1}
    ${{ 'sports.density': 'roomy', 'sports.perStrip': '2' }}   | ${'roomy'}   | ${2}
    ${{ 'sports.density': 'compact', 'sports.perStrip': '1' }} | ${'compact'} | ${1}
    ${{ 'sports.density': 'huge', 'sports.perStrip': '3' }}    | ${undefined} | ${1}
  `('DSK-02 STO-02 $stored is restored as $density, $matchesPerRow in a row', async ({ stored, ...desk }) => {
    const { getState } = await run(persistLayout as Saga, stored as Record<string, string>);
    expect(selectDesk(getState())).toMatchObject(desk);
  });

  it('DSK-02 is stored with each choice; a density that the player has not chosen is not', async () => {
    const { browser, send } = await run(persistLayout as Saga);
    send(deskActions.matchesPerRowChosen(2));
    expect([browser.get('sports.perStrip'), browser.get('sports.density')]).toEqual(['2', undefined]);
    send(deskActions.densityChosen('roomy'));
    expect([browser.get('sports.perStrip'), browser.get('sports.density')]).toEqual(['2', 'roomy']);
  });
});

describe('odds type', () => {
  it.each`
    stored       | oddsType
    ${undefined} | ${'H'}
    ${'M'}       | ${'M'}
    ${'X'}       | ${'H'}
  `('SPT-03 STO-02 $stored is restored as $oddsType, and a choice is stored', async ({ stored, oddsType }) => {
    const values: Record<string, string> = stored === undefined ? {} : { 'sports.oddsType': stored as string };
    const { browser, getState, send } = await run(persistOddsType as Saga, values);
    expect(selectSportView(getState()).oddsType).toBe(oddsType);
    send(sportViewActions.oddsTypeChanged('I'));
    expect(browser.get('sports.oddsType')).toBe('I');
  });
});

describe('decided bets', () => {
  const outcome = { status: 'ACCEPTED', requestId: 'r', ticketId: 'T1' } as const;

  it('SLP-11 an accepted bet changes bets and balance, and has a toast unless its receipt is visible', async () => {
    const { changes, send, toasts } = await run(followBets as Saga);
    send(placementActions.betAccepted(outcome));
    expect(changes).toEqual([{ tags: ['bets', 'balance'] }]);
    expect(toasts.map(({ kind, text }) => [kind, text])).toEqual([['success', '投注成功']]);
    send(slipNoticeActions.slipShown(true));
    send(placementActions.betAccepted(outcome));
    expect([changes.length, toasts.length]).toEqual([2, 1]);
  });

  it('SLP-11 a rejected bet changes them too, without a toast; a pending one does not', async () => {
    const { changes, send, toasts } = await run(followBets as Saga);
    send(placementActions.betPending({ ...outcome, status: 'PENDING' }));
    expect(changes).toEqual([]);
    send(placementActions.betRejected({ ...outcome, status: 'REJECTED' }));
    expect(changes).toEqual([{ tags: ['bets', 'balance'] }]);
    expect(toasts).toEqual([]);
  });
});
