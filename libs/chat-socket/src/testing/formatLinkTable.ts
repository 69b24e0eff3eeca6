import { linkTable } from '../machine/linkTable.ts';

type Row = Readonly<Record<string, readonly [to: string, ...effects: string[]]>>;

/** Groups the transitions of a step with the same target and effects. */
function groupTransitions(row: Row) {
  const moves = new Map<string, { to: string; effects: string[]; events: string[] }>();
  for (const [event, [to, ...effects]] of Object.entries(row)) {
    const key = [to, ...effects].join();
    const move = moves.get(key) ?? { to, effects, events: [] };
    move.events.push(event);
    moves.set(key, move);
  }
  return [...moves.values()];
}

/** Formats the table of the link as a diagram and a table for the README. */
export function formatLinkTable(): string {
  const steps = Object.entries(linkTable as Readonly<Record<string, Row>>).flatMap(([from, row]) =>
    groupTransitions(row).map((move) => ({ from, ...move })),
  );
  const edges = steps
    .filter(({ from, to }) => from !== to && !['stopped', 'waiting'].includes(to))
    .map(({ from, to, events }) => `  ${from} --> ${to}: ${events.join(', ')}`);
  const rows = steps.map(
    ({ from, to, events, effects }) => `| ${from} | ${events.join(', ')} | ${to} | ${effects.join(', ')} |`,
  );
  return [
    ['```mermaid', 'stateDiagram-v2', '  [*] --> stopped', ...edges, '```'].join('\n'),
    '<details><summary>All transitions</summary>',
    ['| step | event | next step | effects |', '| --- | --- | --- | --- |', ...rows].join('\n'),
    '</details>',
  ].join('\n\n');
}
