import type { TableState } from '../state/tableState.ts';

/** Creates an open baccarat table without players and results; override the fields under test. */
export const createTable = (change: Partial<TableState> = {}): TableState => ({
  gameCode: 'T-1',
  kind: 'baccarat',
  state: 'open',
  minStake: '5.00',
  maxStake: '20000.00',
  players: 0,
  results: [],
  ...change,
});
