import type { BilingualName } from '../../definitions/worldTypes.ts';

/** Team with its strengths, 0 to 99. A small club has 50, the best team of the world 95. */
export interface Team {
  readonly name: BilingualName;
  readonly attack: number;
  readonly defence: number;
}

function parseRow(row: string): Team {
  const [cn, tw, attack, defence] = row.trim().split(',');
  if (!cn || !tw || !(Number(attack) > 0) || !(Number(defence) > 0))
    throw new Error(
      `parseTeamRows: the row "${row}" is invalid. Expected mainland name, Taiwan name, attack and defence.`,
    );
  return { name: { cn, tw }, attack: Number(attack), defence: Number(defence) };
}

/** Parses team rows: mainland name, Taiwan name, attack and defence per line. */
export function parseTeamRows(table: string): readonly Team[] {
  return table.trim().split('\n').map(parseRow);
}
