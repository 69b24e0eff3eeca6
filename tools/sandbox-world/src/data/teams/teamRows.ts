import type { BilingualName } from '../../definitions/worldTypes.ts';

/** A team with its strength, 0 to 99: 50 is a small club, 95 the best of the world. */
export interface Team {
  readonly name: BilingualName;
  readonly attack: number;
  readonly defence: number;
}

function parseRow(row: string): Team {
  const [cn, tw, attack, defence] = row.trim().split(',');
  if (!cn || !tw || !(Number(attack) > 0) || !(Number(defence) > 0)) throw new Error(`Bad team row: ${row}`);
  return { name: { cn, tw }, attack: Number(attack), defence: Number(defence) };
}

/** Reads a table of teams: mainland name, Taiwan name, attack, defence in each line. */
export function teamRows(table: string): readonly Team[] {
  return table.trim().split('\n').map(parseRow);
}
