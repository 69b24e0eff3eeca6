import type { CentreForm } from '../definitions/worldTypes.ts';
import type { Fixture } from '../schedule/fixture.ts';
import { hashSeed } from '../random/hashSeed.ts';
import { computeBasketballRates } from '../sports/basketball/basketballRates.ts';
import { computePeriodLength, OVERTIME_MINUTES } from '../sports/basketball/basketballScript.ts';
import { HALF_INNING } from '../sports/baseball/baseballScript.ts';
import { getFootballShape } from '../sports/football/footballScript.ts';
import { DRIVES } from '../sports/gridiron/computeGridironDistributions.ts';
import { DRIVE } from '../sports/gridiron/gridironScript.ts';
import { PERIOD } from '../sports/hockey/hockeyScript.ts';
import { createBasketballGenerator } from './generators/createBasketballGenerator.ts';
import { createBatGenerator } from './generators/createBatGenerator.ts';
import { createDriveGenerator } from './generators/createDriveGenerator.ts';
import { createGoalGenerator } from './generators/createGoalGenerator.ts';
import { createSetsGenerator } from './generators/createSetsGenerator.ts';
import type { EventGenerator, PlayerPicker } from './eventGenerator.ts';

/** Returns the form of the centre of a fixture; `undefined` for outright markets. */
export function findCentreForm({ league }: Pick<Fixture, 'league'>): CentreForm | undefined {
  const forms: Readonly<Record<string, CentreForm>> = {
    FT: 'football',
    VF: 'football',
    BK: 'basketball',
    TN: 'tennis',
    VB: 'rally',
    TT: 'rally',
    SK: 'snooker',
    BS: 'baseball',
    OP: league.sport === 'gridiron' ? 'gridiron' : 'hockey',
  };
  return forms[league.gameType];
}

/** Slots of a period of ice hockey. */
const HOCKEY_SLOTS = 72;

function createBasketballSlots(fixture: Fixture) {
  const { pace, quarterMinutes } = computeBasketballRates(fixture);
  const toSlots = (minutes: number) => {
    const count = 2 * Math.round(pace * minutes);
    return { length: computePeriodLength(minutes) / count, count };
  };
  return { quarter: toSlots(quarterMinutes), overtime: toSlots(OVERTIME_MINUTES) };
}

const GENERATORS: Readonly<Record<CentreForm, (fixture: Fixture, pick: PlayerPicker) => EventGenerator>> = {
  football: (fixture, pick) => {
    const { minute } = getFootballShape(fixture.seed, fixture.league.gameType === 'VF');
    return createGoalGenerator({ isHockey: false, slot: minute / 2, pick });
  },
  hockey: (_fixture, pick) =>
    createGoalGenerator({ isHockey: true, slot: PERIOD / HOCKEY_SLOTS, slotCount: HOCKEY_SLOTS, pick }),
  basketball: (fixture, pick) => createBasketballGenerator(createBasketballSlots(fixture), pick),
  tennis: ({ seed }) => createSetsGenerator('tennis', hashSeed(seed, 'serve') % 2 === 0 ? 'H' : 'C'),
  rally: ({ league }) => createSetsGenerator(league.gameType === 'VB' ? 'volleyball' : 'tableTennis', undefined),
  snooker: () => createSetsGenerator('snooker', undefined),
  baseball: (_fixture, pick) => createBatGenerator(HALF_INNING, pick),
  gridiron: () => createDriveGenerator(DRIVE, DRIVES),
};

/** Creates the event generator of a fixture. */
export const createEventGenerator = (form: CentreForm, fixture: Fixture, pick: PlayerPicker): EventGenerator =>
  GENERATORS[form](fixture, pick);
