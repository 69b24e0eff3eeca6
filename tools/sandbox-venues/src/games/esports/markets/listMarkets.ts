import type { Text } from '../../engines/engine.ts';
import type { MatchFixture } from '../match/createMatchFixture.ts';
import { getMapModel } from '../models/getMapModel.ts';
import { NO_PROGRESS, type Discipline, type MapModel, type Objective, type Side } from '../models/mapModel.ts';

/** Bet of a selection: a side, more or less than the line, or a final score such as `2-1`. */
export type Pick = Side | 'over' | 'under' | `${number}-${number}`;

/** Selection of a market. `key` is the spot of a stake. */
export interface Selection {
  readonly key: string;
  readonly pick: Pick;
  readonly name: Text;
}

interface MarketBase {
  readonly key: string;
  /** `match`, or the map: `m1` to `m5`. */
  readonly group: string;
  readonly name: Text;
  readonly selections: readonly Selection[];
}

/** Market of a match or of one of its maps. */
export type Market =
  | (MarketBase & { readonly kind: 'winner' | 'score' })
  | (MarketBase & { readonly kind: 'maps' | 'handicap'; readonly line: number })
  | (MarketBase & { readonly kind: 'mapWinner'; readonly map: number })
  | (MarketBase & { readonly kind: 'mapTotal'; readonly map: number; readonly line: number })
  | (MarketBase & { readonly kind: 'first'; readonly map: number; readonly objective: Objective });

const totalNames: Readonly<Record<Discipline, Text>> = {
  moba: ['总击杀', '總擊殺'],
  shooter: ['总回合', '總回合'],
  strategy: ['总会战', '總會戰'],
  football: ['总进球', '總進球'],
};

const objectiveNames: Readonly<Record<string, Text>> = {
  firstBlood: ['第一滴血', '首殺'],
  firstTower: ['首座防御塔', '首座防禦塔'],
  firstDragon: ['首条大龙', '首條大龍'],
  pistol1: ['上半场手枪局', '上半場手槍局'],
  pistol2: ['下半场手枪局', '下半場手槍局'],
  firstBase: ['首座基地', '首座基地'],
  firstGoal: ['首粒进球', '首粒進球'],
};

const digits = ['一', '二', '三', '四', '五'];
const nameMap = (map: number): string => `第${digits[map - 1] ?? ''}局`;

const join = (...parts: readonly (Text | string)[]): Text => {
  const pick = (at: 0 | 1) => parts.map((part) => (typeof part === 'string' ? part : part[at])).join('');
  return [pick(0), pick(1)];
};

const createSelection = (market: string, pick: Pick, name: Text): Selection => ({
  key: `${market}:${pick}`,
  pick,
  name,
});

const selectSides = (market: string, { home, away }: MatchFixture): Selection[] => [
  createSelection(market, 'home', home),
  createSelection(market, 'away', away),
];

const selectLine = (market: string, line: number): Selection[] => [
  createSelection(market, 'over', [`大 ${String(line)}`, `大 ${String(line)}`]),
  createSelection(market, 'under', [`小 ${String(line)}`, `小 ${String(line)}`]),
];

const createMapsMarket = (line: number): Market => {
  const key = `maps${String(line)}`;
  return { key, kind: 'maps', group: 'match', line, name: ['总局数', '總局數'], selections: selectLine(key, line) };
};

/** Creates the handicap: the stronger team gives 1.5 maps. `line` is added to the maps of the home team. */
function createHandicap(fixture: MatchFixture): Market {
  const line = fixture.edge >= 500 ? -1.5 : 1.5;
  const format = (value: number) => ` ${value > 0 ? '+' : ''}${String(value)}`;
  return {
    key: 'handicap',
    kind: 'handicap',
    group: 'match',
    line,
    name: ['让局', '讓局'],
    selections: [
      createSelection('handicap', 'home', join(fixture.home, format(line))),
      createSelection('handicap', 'away', join(fixture.away, format(-line))),
    ],
  };
}

function createScoreMarket(bestOf: number): Market {
  const wins = (bestOf + 1) / 2;
  const lost = Array.from({ length: wins }, (_, count) => count);
  const scores = [...lost.map((count) => [wins, count] as const), ...lost.map((count) => [count, wins] as const)];
  return {
    key: 'score',
    kind: 'score',
    group: 'match',
    name: ['比分', '比分'],
    selections: scores.map(([home, away]) => {
      const text = `${String(home)} : ${String(away)}`;
      return createSelection('score', `${home}-${away}`, [text, text]);
    }),
  };
}

const lines = new WeakMap<MapModel, number>();

/** Finds the line whose over is nearest to an even chance. */
function findLine(model: MapModel): number {
  const known = lines.get(model);
  if (known !== undefined) return known;
  const { over } = model.chances(NO_PROGRESS);
  const distance = (line: number) => Math.abs(over(line) - 0.5);
  const found = model.totalLines.reduce((best, line) => (distance(line) < distance(best) ? line : best));
  lines.set(model, found);
  return found;
}

function listMapMarkets(fixture: MatchFixture, map: number): Market[] {
  const group = `m${String(map)}`;
  const model = getMapModel(fixture.discipline, fixture.edge);
  const line = findLine(model);
  const total = `${group}.total`;
  const winner = `${group}.winner`;
  const prefix = `${nameMap(map)} `;
  return [
    ...(fixture.bestOf === 1
      ? []
      : [
          {
            key: winner,
            kind: 'mapWinner' as const,
            group,
            map,
            name: join(prefix, ['独赢', '獨贏']),
            selections: selectSides(winner, fixture),
          },
        ]),
    {
      key: total,
      kind: 'mapTotal',
      group,
      map,
      line,
      name: join(prefix, totalNames[fixture.discipline]),
      selections: selectLine(total, line),
    },
    ...model.objectives.map((objective): Market => {
      const key = `${group}.${objective.key}`;
      const name = join(prefix, objectiveNames[objective.key] ?? objective.key);
      return { key, kind: 'first', group, map, objective, name, selections: selectSides(key, fixture) };
    }),
  ];
}

const mapLines: Readonly<Record<MatchFixture['bestOf'], readonly number[]>> = { 1: [], 3: [2.5], 5: [4.5, 3.5] };

/** Lists the markets of a match. They do not change during the match. */
export function listMarkets(fixture: MatchFixture): readonly Market[] {
  const maps = Array.from({ length: fixture.bestOf }, (_, at) => at + 1);
  return [
    {
      key: 'winner',
      kind: 'winner',
      group: 'match',
      name: ['独赢', '獨贏'],
      selections: selectSides('winner', fixture),
    },
    ...mapLines[fixture.bestOf].map(createMapsMarket),
    ...(fixture.bestOf === 1 ? [] : [createHandicap(fixture), createScoreMarket(fixture.bestOf)]),
    ...maps.flatMap((map) => listMapMarkets(fixture, map)),
  ];
}
