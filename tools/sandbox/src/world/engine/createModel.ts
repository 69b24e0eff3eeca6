import { baseballModel } from '../baseball/baseballModel.ts';
import { createBasketballModel } from '../basketball/basketballModel.ts';
import { championModel } from '../champions/championModel.ts';
import { footballModel } from '../football/footballModel.ts';
import { gridironModel } from '../gridiron/gridironModel.ts';
import { hockeyModel } from '../hockey/hockeyModel.ts';
import type { Fixture } from '../schedule/fixture.ts';
import { snookerModel } from '../sets/snookerModel.ts';
import { rallyModel } from '../sets/rallyModel.ts';
import { tennisModel } from '../tennis/tennisModel.ts';
import type { WorldGameType } from '../worldTypes.ts';
import type { SportModel } from './sportModel.ts';

const MODELS: Readonly<Record<WorldGameType, (fixture: Fixture) => SportModel>> = {
  FT: footballModel,
  VF: footballModel,
  BK: createBasketballModel,
  TN: tennisModel,
  OP: (fixture) => (fixture.league.sport === 'gridiron' ? gridironModel(fixture) : hockeyModel(fixture)),
  SK: snookerModel,
  FS: championModel,
  VB: rallyModel,
  BS: baseballModel,
  TT: rallyModel,
};

/** Creates the model that plays and prices a fixture. */
export const createModel = (fixture: Fixture): SportModel => MODELS[fixture.league.gameType](fixture);
