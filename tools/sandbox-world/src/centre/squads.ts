import { listNamesOfRegion } from '../data/teams/playerNames.ts';
import type { BilingualName, CentreEvent, CentreForm } from '../definitions/worldTypes.ts';
import { createRandom, type Random } from '../random/createRandom.ts';
import { hashSeed } from '../random/hashSeed.ts';
import type { Fixture } from '../schedule/fixture.ts';
import type { PlayerPicker, Side } from './eventGenerator.ts';

/** Player of a squad. */
export interface SquadPlayer {
  readonly name: BilingualName;
  readonly number: number;
  /** Row of the formation, 0 for the goalkeeper. */
  readonly row: number;
}

/** Line-up of a team. It depends on the team only, so it is the same in all its matches. */
export interface Squad {
  readonly formation: string;
  readonly starters: readonly SquadPlayer[];
  readonly substitutes: readonly SquadPlayer[];
}

export interface Squads {
  readonly H: Squad;
  readonly C: Squad;
}

interface SquadForm {
  readonly formations: readonly string[];
  readonly substitutes: number;
  /** Whether the first player keeps the goal, in addition to the formation. */
  readonly hasKeeper: boolean;
}

const FORMS: Readonly<Partial<Record<CentreForm, SquadForm>>> = {
  football: { formations: ['4-2-3-1', '4-4-2', '4-3-3', '3-5-2', '3-4-3', '5-3-2'], substitutes: 7, hasKeeper: true },
  basketball: { formations: ['2-2-1'], substitutes: 7, hasKeeper: false },
  hockey: { formations: ['2-3'], substitutes: 9, hasKeeper: true },
  baseball: { formations: ['9'], substitutes: 5, hasKeeper: false },
};

/** Largest shirt number of substitutes after the starters. */
const NUMBER_STEPS = 3;

function createSquad(team: BilingualName, region: string, form: SquadForm): Squad {
  const seed = hashSeed('squad', team.cn);
  const random = createRandom(seed);
  const formation = form.formations[Math.floor(random() * form.formations.length)]!;
  const lines = formation.split('-').map(Number);
  const rows = [
    ...(form.hasKeeper ? [0] : []),
    ...lines.flatMap((count, k) => Array.from({ length: count }, () => k + 1)),
  ];
  const names = listNamesOfRegion(region, seed, rows.length + form.substitutes);
  let number = 0;
  const players = names.map((name, k): SquadPlayer => {
    number = k < rows.length ? k + 1 : number + 1 + Math.floor(random() * NUMBER_STEPS);
    return { name, number, row: rows[k] ?? lines.length };
  });
  return { formation, starters: players.slice(0, rows.length), substitutes: players.slice(rows.length) };
}

/** Returns the line-ups of a match; `undefined` in sports of single players and in virtual football. */
export function findSquads(form: CentreForm, { league, home, away }: Fixture): Squads | undefined {
  const squadForm = league.gameType === 'VF' ? undefined : FORMS[form];
  if (!squadForm) return undefined;
  const create = (team: BilingualName) => createSquad(team, league.country.cn, squadForm);
  return { H: create(home.name), C: create(away.name) };
}

const isGone = (events: readonly CentreEvent[], player: BilingualName) =>
  events.some((event) => event.kind === 'redCard' && event.player === player);

/** Creates the choice of players: those in front act more often, and a player who was sent off no longer does. */
export function createPlayerPicker(squads: Squads | undefined, events: () => readonly CentreEvent[]): PlayerPicker {
  return (side: Side, random: Random) => {
    const field = squads?.[side].starters.filter(({ name, row }) => row > 0 && !isGone(events(), name)) ?? [];
    const total = field.reduce((sum, { row }) => sum + row, 0);
    let draw = random() * total;
    return field.find(({ row }) => (draw -= row) < 0)?.name;
  };
}
