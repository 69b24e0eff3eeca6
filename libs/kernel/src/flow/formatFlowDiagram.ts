import type { FlowTable } from './flowTable.ts';

type AnyTable = FlowTable<string, string>;

/** Events by where they lead, in the order of the table. */
function groupByTarget(row: AnyTable[string]): readonly (readonly [to: string, events: readonly string[]])[] {
  const ways = new Map<string, string[]>();
  for (const [event, to] of Object.entries(row)) if (to) ways.set(to, [...(ways.get(to) ?? []), event]);
  return [...ways];
}

/** A flow as a diagram, without the ways that only end it. */
function formatDiagram(table: AnyTable): string {
  const [first = ''] = Object.keys(table);
  const edges = Object.entries(table).flatMap(([from, row]) =>
    groupByTarget(row)
      .filter(([to]) => to !== first && to !== from)
      .map(([to, events]) => `  ${from} --> ${to}: ${events.join(', ')}`),
  );
  return ['```mermaid', 'stateDiagram-v2', `  [*] --> ${first}`, ...edges, '```'].join('\n');
}

/** A flow as a table: each step, and which events lead where. What is not there does nothing. */
function formatRows(table: AnyTable): string {
  const rows = Object.entries(table).flatMap(([from, row]) =>
    groupByTarget(row).map(([to, events]) => `| ${from} | ${to} | ${events.join(', ')} |`),
  );
  return ['| step | leads to | on |', '| --- | --- | --- |', ...rows].join('\n');
}

/** A flow drawn for the README, from the table the reducer runs on. */
export const formatFlowDiagram = (name: string, table: AnyTable): string =>
  `### ${name}\n\n${formatDiagram(table)}\n\n<details><summary>the whole table</summary>\n\n${formatRows(table)}\n\n</details>`;
