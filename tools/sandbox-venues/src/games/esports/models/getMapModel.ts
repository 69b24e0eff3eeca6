import { createGoalModel } from './createGoalModel.ts';
import { createRaceModel, type RaceRules } from './createRaceModel.ts';
import { createRoundModel } from './createRoundModel.ts';
import { countEvents, type Discipline, type MapModel, type Side } from './mapModel.ts';

const moba: RaceRules = {
  decidingKind: 'tower',
  target: 7,
  shares: [
    ['kill', 58],
    ['tower', 32],
    ['dragon', 10],
  ],
  totalKind: 'kill',
  totalLines: [16.5, 17.5, 18.5, 19.5, 20.5, 21.5],
  objectives: [
    { key: 'firstBlood', kind: 'kill', nth: 1 },
    { key: 'firstTower', kind: 'tower', nth: 1 },
    { key: 'firstDragon', kind: 'dragon', nth: 1 },
  ],
  gap: [4_000, 7_000],
  speed: 6,
  score: (events) => countEvents(events, 'kill'),
};

const POPULATION = 200;
const MIN_POPULATION = 12;

/** Population of a team: a lost battle costs 7, a lost base 32. */
function countPopulation(events: Parameters<MapModel['score']>[0], side: Side): number {
  const lost = (kind: 'battle' | 'base') => countEvents(events, kind)[side === 'home' ? 1 : 0];
  return Math.max(MIN_POPULATION, POPULATION - 7 * lost('battle') - 32 * lost('base'));
}

const strategy: RaceRules = {
  decidingKind: 'base',
  target: 3,
  shares: [
    ['battle', 70],
    ['base', 30],
  ],
  totalKind: 'battle',
  totalLines: [7.5, 8.5, 9.5, 10.5],
  objectives: [{ key: 'firstBase', kind: 'base', nth: 1 }],
  gap: [8_000, 12_000],
  speed: 5,
  score: (events) => [countPopulation(events, 'home'), countPopulation(events, 'away')],
};

const creators: Readonly<Record<Discipline, (edge: number) => MapModel>> = {
  moba: (edge) => createRaceModel(moba, edge),
  shooter: createRoundModel,
  strategy: (edge) => createRaceModel(strategy, edge),
  football: createGoalModel,
};

const models = new Map<string, MapModel>();

/** Returns the model of the maps of a match. Models are kept, because they remember computed chances. */
export function getMapModel(discipline: Discipline, edge: number): MapModel {
  const key = `${discipline} ${String(edge)}`;
  const known = models.get(key) ?? creators[discipline](edge);
  models.set(key, known);
  return known;
}
