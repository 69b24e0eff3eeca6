import type { SelectionInput, Quote, Selection, Slip, SlipMode } from '../slip/selections/slip.ts';
import { emptySlip } from '../slip/selections/slip.ts';
import type { WireBoard, WireChanges, WireGameInput, WireOddsInput } from '../entities/wire.ts';

/** Creates a selection input. `gameId` is the id by default. */
export const pick = (id: string, gameId = id, isChampion = false): SelectionInput => ({
  id,
  gameId,
  isChampion,
  gameType: 'FT',
  showType: 'RB',
  leagueId: '101',
  leagueName: 'Premier',
  homeName: 'Home',
  awayName: 'Away',
  playCode: 'RE',
  side: 'H',
});

export const quote = (price = 9500, line = '-0.25', version = 1): Quote => ({ price, line, version });

export const held = (id: string, gameId = id, isChampion = false): Selection => ({
  ...pick(id, gameId, isChampion),
  agreed: quote(),
  latest: quote(),
  status: 'open',
  stake: '',
});

export const createSlip = (mode: SlipMode, ...selections: Selection[]): Slip => ({ ...emptySlip, mode, selections });

export const ids = (slip: Slip): string => slip.selections.map(({ id }) => id).join();

export const wireOdds = (id: string, over: Partial<WireOddsInput> = {}): WireOddsInput => ({
  id,
  w: 'RE',
  r: 'H',
  i: 0,
  line: '-0.25',
  price: '0.95',
  active: 'Y',
  ver: 1,
  ...over,
});

export const wireGame = (gameId: string, over: Partial<WireGameInput> = {}): WireGameInput => ({
  gameId,
  gameType: 'FT',
  showType: 'RB',
  league_id: '101',
  team_h: 'Home',
  team_c: 'Away',
  startTime: 1000,
  re_time: '1H^23',
  isLive: 'Y',
  t_count: 23,
  se_now: '1H',
  HalfTime: 'N',
  gameStatus: 'live',
  sc_FT_H: '1',
  sc_FT_C: '0',
  odds: [wireOdds(`${gameId}.RE.0.H`), wireOdds(`${gameId}.RE.0.C`, { r: 'C', price: '0.91' })],
  ...over,
});

export const wireBoard = (over: Partial<WireBoard> = {}): WireBoard => ({
  channel: 'FT.RB',
  cursor: 10,
  time: 1000,
  leagues: [{ league_id: '101', name: 'Premier', region: 'England', icon_class: 'eng', sort: 1, isFeatured: true }],
  games: [wireGame('700001')],
  ...over,
});

export const wireChanges = (over: Partial<WireChanges> = {}): WireChanges => ({
  channel: 'FT.RB',
  from: 10,
  cursor: 11,
  time: 1000,
  prices: [],
  games: [],
  added: [],
  leagues: [],
  removed: [],
  ...over,
});
