import { restoreSlip, slipActions, slipReducer, type SelectionInput } from '@pavilion/domain-sports';
import { renderWithSite } from '@pavilion/site-testing';
import { persistSlip } from './persistSlip.ts';

const quote = { price: 9_500, line: '', version: 0 };
const pick: SelectionInput = {
  id: '1.M.H',
  gameId: '1',
  gameType: 'FT',
  showType: 'FT',
  leagueId: '1',
  leagueName: '西甲',
  homeName: '主',
  awayName: '客',
  playCode: 'M',
  side: 'H',
  isChampion: false,
};

it('F-BET-05 stores the slip 300 ms after a change, and at once after an order', async () => {
  jest.useFakeTimers();
  const { store, services } = await renderWithSite(<p />, { reducers: { slip: slipReducer }, saga: persistSlip });
  const kept = () => restoreSlip(services.store.get('sports.slip')).selections.map(({ id }) => id);
  store.dispatch(slipActions.selectionToggled({ pick, quote }));
  expect(kept()).toEqual([]);
  await jest.advanceTimersByTimeAsync(300);
  expect(kept()).toEqual(['1.M.H']);
  store.dispatch(slipActions.confirmingStarted());
  store.dispatch(slipActions.confirmingEnded({ placedIds: ['1.M.H'] }));
  expect(kept()).toEqual([]);
  jest.useRealTimers();
});

it.each([
  ['left', () => dispatchEvent(new Event('pagehide'))],
  ['hidden', () => document.dispatchEvent(new Event('visibilitychange'))],
])('stores a recent selection when the page is %s', async (_how, leave) => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const { store, services } = await renderWithSite(<p />, { reducers: { slip: slipReducer }, saga: persistSlip });
  store.dispatch(slipActions.selectionToggled({ pick, quote }));
  expect(services.store.get('sports.slip')).toBeUndefined();
  leave();
  expect(restoreSlip(services.store.get('sports.slip')).selections).toHaveLength(1);
  // Another tab may have placed the stored slip; leaving the page again must not write it.
  services.store.remove('sports.slip');
  leave();
  expect(services.store.get('sports.slip')).toBeUndefined();
  jest.restoreAllMocks();
});
