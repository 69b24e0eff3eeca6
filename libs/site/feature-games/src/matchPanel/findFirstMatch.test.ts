import { createGame } from '../testing/createGame.ts';
import { createTableMatch } from '../testing/createMatch.ts';
import { createTable } from '../testing/createTable.ts';
import { findFirstMatch } from './findFirstMatch.ts';

const [first, second] = [createGame({ gameCode: 'A' }), createGame({ gameCode: 'B' })];

const states = (matches: Readonly<Record<string, Parameters<typeof createTable>[0]>>) => ({
  states: new Map(Object.entries(matches).map(([code, table]) => [code, createTable({ gameCode: code, ...table })])),
});

it('LOB-09 the panel begins with the first live match, in the order of the games', () => {
  const tables = states({
    A: { matches: [createTableMatch({ no: '1' })] },
    B: { matches: [createTableMatch({ no: '2', state: 'live' }), createTableMatch({ no: '3', state: 'live' })] },
  });
  expect(findFirstMatch([first, second], tables)).toEqual({ game: second, no: '2' });
});

it('LOB-09 the panel begins with the first match while none is live', () => {
  const tables = states({
    A: { matches: [] },
    B: { matches: [createTableMatch({ no: '2' })] },
  });
  expect(findFirstMatch([first, second], tables)).toEqual({ game: second, no: '2' });
});

it('LOB-09 there is no match before the states are read, and none of a game that is not listed', () => {
  expect(findFirstMatch([first], { states: new Map() })).toBeUndefined();
  expect(findFirstMatch([first], states({ B: { matches: [createTableMatch()] } }))).toBeUndefined();
});
