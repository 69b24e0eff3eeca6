import { sharedVectorText } from '@pavilion/testing';

/** One row of the shared vectors. */
export interface Vector {
  readonly id: string;
  readonly area: string;
  readonly kind: string;
  readonly input: Readonly<Record<string, unknown>>;
  readonly expected: Readonly<Record<string, unknown>>;
  readonly status: string;
}

function readCells(text: string): string[][] {
  const cell = /("(?:[^"]|"")*"|[^,\n]*)(,|\n|$)/y;
  const rows: string[][] = [[]];
  for (let match = cell.exec(text); match && match[0] !== ''; match = cell.exec(text)) {
    const raw = match[1] ?? '';
    rows[rows.length - 1]?.push(raw.startsWith('"') ? raw.slice(1, -1).replaceAll('""', '"') : raw);
    if (match[2] === '\n') rows.push([]);
  }
  return rows.filter((row) => row.length > 1);
}

/** Reads the betting vectors outside the repository; `undefined` if the file is absent. */
export function readVectors(): readonly Vector[] | undefined {
  const text = sharedVectorText('betting.csv');
  if (text === undefined) return undefined;
  const [, ...rows] = readCells(text.replaceAll('\r', ''));
  return rows.map(([id = '', area = '', kind = '', input = '{}', expected = '{}', status = '']) => ({
    id,
    area,
    kind,
    status,
    input: JSON.parse(input) as Vector['input'],
    expected: JSON.parse(expected) as Vector['expected'],
  }));
}
