/** Transitions by step and event: the next step and its effects. */
export type TransitionTable = Readonly<
  Record<string, Readonly<Partial<Record<string, readonly [to: string, ...effects: string[]]>>>>
>;

/** Groups the transitions of a step with the same target and effects. */
function groupTransitions(row: TransitionTable[string]) {
  const groups = new Map<string, { to: string; effects: string[]; events: string[] }>();
  for (const [event, move] of Object.entries(row)) {
    if (!move) continue;
    const [to, ...effects] = move;
    const group = groups.get(move.join()) ?? { to, effects, events: [] };
    group.events.push(event);
    groups.set(move.join(), group);
  }
  return [...groups.values()];
}

/**
 * Formats a table as a diagram and a list of all transitions for a README.
 *
 * @param omitted steps whose transitions are not drawn, because most steps lead to them
 */
export function formatMachineTable(table: TransitionTable, omitted: readonly string[]): string {
  const [first = ''] = Object.keys(table);
  const moves = Object.entries(table).flatMap(([from, row]) =>
    groupTransitions(row).map((group) => ({ from, ...group })),
  );
  const edges = moves
    .filter(({ from, to }) => from !== to && !omitted.includes(to))
    .map(({ from, to, events }) => `  ${from} --> ${to}: ${events.join(', ')}`);
  const rows = moves.map(
    ({ from, to, events, effects }) => `| ${from} | ${events.join(', ')} | ${to} | ${effects.join(', ')} |`,
  );
  return [
    ['```mermaid', 'stateDiagram-v2', `  [*] --> ${first}`, ...edges, '```'].join('\n'),
    '<details><summary>All transitions</summary>',
    ['| step | event | next step | effects |', '| --- | --- | --- | --- |', ...rows].join('\n'),
    '</details>',
  ].join('\n\n');
}
