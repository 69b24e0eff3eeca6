import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One row of the shared vectors. */
export interface Vector {
  readonly id: string;
  readonly area: string;
  readonly kind: string;
  readonly input: Readonly<Record<string, unknown>>;
  readonly expected: Readonly<Record<string, unknown>>;
  readonly status: string;
}

const FILE = join(__dirname, '../../../../../../shared/vectors/betting.csv');

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

/** The rows of the betting vectors beside the workspace; none where they are not there. */
export function readVectors(): readonly Vector[] {
  if (!existsSync(FILE)) return [];
  const [, ...rows] = readCells(readFileSync(FILE, 'utf8').replaceAll('\r', ''));
  return rows.map(([id = '', area = '', kind = '', input = '{}', expected = '{}', status = '']) => ({
    id,
    area,
    kind,
    status,
    input: JSON.parse(input) as Vector['input'],
    expected: JSON.parse(expected) as Vector['expected'],
  }));
}
