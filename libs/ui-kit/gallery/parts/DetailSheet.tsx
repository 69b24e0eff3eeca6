import { DetailList, FigureTable } from '../../src/index.ts';
import type { MessageSet } from '../messages.ts';
import { Sheet } from './Sheet.tsx';

interface DetailSheetProps {
  readonly words: MessageSet;
}

/** Labels with values, and a small table of figures. */
export function DetailSheet({ words }: DetailSheetProps) {
  const rows = [
    [words.stake, '200.00'],
    [words.toWin, '192.00'],
  ] as const;
  const details = rows.flatMap(([name, value]) => [<dt key={name}>{name}</dt>, <dd key={`${name} value`}>{value}</dd>]);
  return (
    <Sheet title="DetailList, FigureTable">
      <DetailList>{details}</DetailList>
      <DetailList data-tall="">{details}</DetailList>
      <FigureTable>
        <caption>{words.records}</caption>
        <tbody>
          {rows.map(([name, value]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </FigureTable>
    </Sheet>
  );
}
