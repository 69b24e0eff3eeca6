import { createBaseballModel } from '../baseball/baseballModel.ts';
import { createBasketballModel } from '../basketball/basketballModel.ts';
import { createChampionModel } from '../champions/championModel.ts';
import { createFootballModel } from '../football/footballModel.ts';
import { createGridironModel } from '../gridiron/gridironModel.ts';
import { createHockeyModel } from '../hockey/hockeyModel.ts';
import type { Fixture } from '../schedule/fixture.ts';
import { createSnookerModel } from '../sets/snookerModel.ts';
import { createRallyModel } from '../sets/rallyModel.ts';
import { createTennisModel } from '../tennis/tennisModel.ts';
import type { WorldGameType } from '../worldTypes.ts';
import type { SportModel } from './sportModel.ts';

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
