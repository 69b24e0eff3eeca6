import { createBaseballModel } from '../sports/baseball/createBaseballModel.ts';
import { createBasketballModel } from '../sports/basketball/createBasketballModel.ts';
import { createChampionModel } from '../sports/champions/createChampionModel.ts';
import { createFootballModel } from '../sports/football/createFootballModel.ts';
import { createGridironModel } from '../sports/gridiron/createGridironModel.ts';
import { createHockeyModel } from '../sports/hockey/createHockeyModel.ts';
import type { Fixture } from '../schedule/fixture.ts';
import { createSnookerModel } from '../sports/sets/createSnookerModel.ts';
import { createRallyModel } from '../sports/sets/createRallyModel.ts';
import { createTennisModel } from '../sports/tennis/createTennisModel.ts';
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
