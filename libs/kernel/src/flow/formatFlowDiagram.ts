import type { FlowTable } from './flowTable.ts';

type AnyTable = FlowTable<string, string>;

/** Groups the events of a row by target step, in the order of the table. */
function groupByTarget(row: AnyTable[string]): readonly (readonly [to: string, events: readonly string[]])[] {
  const groups = new Map<string, string[]>();
  for (const [event, to] of Object.entries(row)) if (to) groups.set(to, [...(groups.get(to) ?? []), event]);
  return [...groups];
}

/** Formats a table as a Mermaid diagram, without transitions to the first step or to the same step. */
function formatDiagram(table: AnyTable): string {
  const [first = ''] = Object.keys(table);
  const edges = Object.entries(table).flatMap(([from, row]) =>
    groupByTarget(row)
      .filter(([to]) => to !== first && to !== from)
      .map(([to, events]) => `  ${from} --> ${to}: ${events.join(', ')}`),
  );
  return ['```mermaid', 'stateDiagram-v2', `  [*] --> ${first}`, ...edges, '```'].join('\n');
}

/** Formats all transitions as a Markdown table. */
function formatRows(table: AnyTable): string {
  const rows = Object.entries(table).flatMap(([from, row]) =>
    groupByTarget(row).map(([to, events]) => `| ${from} | ${to} | ${events.join(', ')} |`),
  );
  return ['| step | leads to | on |', '| --- | --- | --- |', ...rows].join('\n');
}

/** Formats a transition table as Markdown for a README: a diagram and the complete table. */
export const formatFlowDiagram = (name: string, table: AnyTable): string =>
  `### ${name}\n\n${formatDiagram(table)}\n\n<details><summary>the whole table</summary>\n\n${formatRows(table)}\n\n</details>`;
