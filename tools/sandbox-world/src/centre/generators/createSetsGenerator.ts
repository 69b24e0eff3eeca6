import type { SetState } from '../../model/sportModel.ts';
import type { Random } from '../../random/createRandom.ts';
import { getOther, pickWeighted, toSpot, type EventDraft, type EventGenerator, type Side } from '../eventGenerator.ts';

type Ways = readonly (readonly [how: string, weight: number])[];

/** How a point is won, from the view of its winner. Points of the other side's mistake have `error`. */
const WAYS = {
  server: [
    ['ace', 0.12],
    ['winner', 0.46],
    ['error', 0.42],
  ],
  returner: [
    ['doubleFault', 0.1],
    ['winner', 0.42],
    ['error', 0.48],
  ],
  rally: [
    ['attack', 0.58],
    ['block', 0.12],
    ['ace', 0.06],
    ['error', 0.24],
  ],
  table: [
    ['attack', 0.52],
    ['ace', 0.08],
    ['error', 0.4],
  ],
} as const satisfies Record<string, Ways>;

/** Sports of sets and frames. */
export type SetsSport = 'tennis' | 'volleyball' | 'tableTennis' | 'snooker';

/** Last known standing, to find what a point has won. */
interface Standing {
  sets: number;
  games: number;
  serve: Side | undefined;
}

const countSets = ({ sets }: SetState) => sets.home + sets.away;

function getWays(sport: SetsSport, isServer: boolean): Ways {
  if (sport === 'tennis') return isServer ? WAYS.server : WAYS.returner;
  return sport === 'volleyball' ? WAYS.rally : WAYS.table;
}

/** Creates the event generator of sports of sets and frames. Each point is an entry of the record; games and sets follow from it. */
export function createSetsGenerator(sport: SetsSport, firstServe: Side | undefined): EventGenerator {
  const last: Standing = { sets: 0, games: 0, serve: firstServe };
  const createPoint = (side: Side, size: number, random: Random): EventDraft => {
    const spot = toSpot(side, 530 + 330 * random(), 200 + 600 * random());
    if (sport === 'snooker') return { kind: 'break', side, points: size };
    const how = pickWeighted(getWays(sport, last.serve === side), random);
    return { kind: 'point', side, how, spot };
  };
  const createGamesWon = (side: Side, state: SetState): EventDraft[] => {
    const isSet = countSets(state) > last.sets;
    const isGame = sport === 'tennis' && state.score.home + state.score.away > last.games;
    const how = last.serve === getOther(side) ? 'break' : 'hold';
    return [
      ...(isGame ? [{ kind: 'game', side, how } as const] : []),
      ...(isSet ? [{ kind: 'set', side } as const] : []),
    ];
  };
  return {
    getSlots: () => undefined,
    generateSlot: () => [],
    generate: (entry, state, random) => {
      if (entry.kind !== 'point') return [];
      const drafts = [createPoint(entry.side, entry.size, random), ...createGamesWon(entry.side, state)];
      Object.assign(last, { sets: countSets(state), games: state.score.home + state.score.away, serve: state.serve });
      return drafts;
    },
  };
}
