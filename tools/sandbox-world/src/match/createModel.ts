import { createBaseballModel } from '../sports/baseball/baseballModel.ts';
import { createBasketballModel } from '../sports/basketball/basketballModel.ts';
import { createChampionModel } from '../sports/champions/championModel.ts';
import { createFootballModel } from '../sports/football/footballModel.ts';
import { createGridironModel } from '../sports/gridiron/gridironModel.ts';
import { createHockeyModel } from '../sports/hockey/hockeyModel.ts';
import type { Fixture } from '../schedule/fixture.ts';
import { createSnookerModel } from '../sports/sets/snookerModel.ts';
import { createRallyModel } from '../sports/sets/rallyModel.ts';
import { createTennisModel } from '../sports/tennis/tennisModel.ts';
import type { WorldGameType } from '../definitions/worldTypes.ts';
import type { SportModel } from '../model/sportModel.ts';

const MODELS: Readonly<Record<WorldGameType, (fixture: Fixture) => SportModel>> = {
  FT: createFootballModel,
  VF: createFootballModel,
  BK: createBasketballModel,
  TN: createTennisModel,
  OP: (fixture) => (fixture.league.sport === 'gridiron' ? createGridironModel(fixture) : createHockeyModel(fixture)),
  SK: createSnookerModel,
  FS: createChampionModel,
  VB: createRallyModel,
  BS: createBaseballModel,
  TT: createRallyModel,
};

/** Creates the model that plays and prices a fixture. */
export const createModel = (fixture: Fixture): SportModel => MODELS[fixture.league.gameType](fixture);
