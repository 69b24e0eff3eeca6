import { formatLine, type SelectionInput } from '@pavilion/domain-sports';
import { getSideName } from '@pavilion/site-bet-ui/selections';
import type { SportsT } from '../messages/sportsT.ts';

/** Formats the outcome of a selection with the line of its side: `阿森纳 -0/0.5`, `大 2.5`, `2-1`. */
export function formatSelectionName(t: SportsT, pick: SelectionInput, line: string): string {
  const { homeName, awayName, runnerName, side, playCode } = pick;
  const match = { homeName, awayName, runnerName };
  return [getSideName(t, match, { side, playCode }), formatLine(line, side)].filter(Boolean).join(' ');
}
