import { Money, Panel, Table, Tag } from '../../src/index.ts';
import type { MessageSet } from '../messages.ts';

interface TablePanelsProps {
  readonly words: MessageSet;
}

/** A table with rows in three states, and one that loads. */
export function TablePanels({ words }: TablePanelsProps) {
  return (
    <>
      <Panel data-flush="">
        <Table
          caption={words.records}
          rowKey={(row) => row.id}
          rowState={(row) => row.state}
          columns={[
            { id: 't', header: words.columns[0], cell: () => '11-21 20:45:09', isFigure: true, width: '11rem' },
            { id: 'c', header: words.columns[1], cell: (row) => `${words.full[0]} · ${words.teams[row.at]?.[0]} -0.5` },
            { id: 'o', header: words.columns[2], cell: () => '0.96', align: 'end', isFigure: true },
            { id: 's', header: words.columns[3], cell: () => '200.00', align: 'end', isFigure: true },
            {
              id: 'w',
              header: words.columns[4],
              cell: (row) => (
                <Money
                  text={row.result}
                  tone={row.result.startsWith('+') ? 'gain' : row.result.startsWith('-') ? 'loss' : 'muted'}
                />
              ),
              align: 'end',
              isFigure: true,
            },
            {
              id: 'z',
              header: words.columns[5],
              cell: (row) => <Tag tone={row.at === 1 ? 'info' : 'neutral'}>{words.states[row.at]}</Tag>,
              align: 'end',
            },
          ]}
          rows={[
            { id: '1', at: 0, result: '+192.00', state: undefined },
            { id: '2', at: 1, result: '–', state: 'selected' as const },
            { id: '3', at: 2, result: '-200.00', state: 'muted' as const },
          ]}
        />
      </Panel>
      <Panel data-flush="">
        <Table
          caption="x"
          isLoading
          rowKey={String}
          rows={[] as string[]}
          columns={words.columns.map((header, at) => ({
            id: header,
            header,
            cell: () => '',
            align: at > 1 ? ('end' as const) : undefined,
          }))}
        />
      </Panel>
    </>
  );
}
