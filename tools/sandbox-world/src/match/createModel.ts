import { baseballModel } from '../sports/baseball/baseballModel.ts';
import { createBasketballModel } from '../sports/basketball/basketballModel.ts';
import { championModel } from '../sports/champions/championModel.ts';
import { footballModel } from '../sports/football/footballModel.ts';
import { gridironModel } from '../sports/gridiron/gridironModel.ts';
import { hockeyModel } from '../sports/hockey/hockeyModel.ts';
import type { Fixture } from '../schedule/fixture.ts';
import { snookerModel } from '../sports/sets/snookerModel.ts';
import { rallyModel } from '../sports/sets/rallyModel.ts';
import { tennisModel } from '../sports/tennis/tennisModel.ts';
import type { WorldGameType } from '../definitions/worldTypes.ts';
import type { SportModel } from '../model/sportModel.ts';

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

/** The model that plays and prices a fixture. */
export const createModel = (fixture: Fixture): SportModel => MODELS[fixture.league.gameType](fixture);
