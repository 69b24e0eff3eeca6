import { describeVectors, sharedVectorText } from '@pavilion/testing';
import type { Score } from '../definitions/worldTypes.ts';
import { settle } from './settle.ts';

interface Row {
  readonly id: string;
  readonly area: string;
  readonly input: Record<string, string | number>;
  readonly expected: Record<string, unknown>;
  readonly status: string;
}

function parseCells(line: string): string[] {
  return [...line.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)].map(([, cell = '']) =>
    cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell,
  );
}

function parseRows(csv: string): Row[] {
  const lines = csv.trim().split('\n').slice(1).map(parseCells);
  return lines
    .filter(([, area]) => area === 'ah-settle' || area === 'ou-settle')
    .map(([id = '', area = '', , input = '{}', expected = '{}', status = '']) => ({
      id,
      area,
      input: JSON.parse(input) as Row['input'],
      expected: JSON.parse(expected) as Row['expected'],
      status,
    }));
}

const CODES: Record<string, string> = { WIN: 'W', LOSE: 'L', 'WIN(half)': 'LW', 'LOSE(half)': 'LL' };

function toScore({ score, goal_diff, total, result }: Row['input']): Score | undefined {
  if (score !== undefined) {
    const [home = 0, away = 0] = String(score).split('-').map(Number);
    return { home, away };
  }
  if (goal_diff !== undefined) return { home: Math.max(Number(goal_diff), 0), away: Math.max(-Number(goal_diff), 0) };
  if (total !== undefined) return { home: Number(total), away: 0 };
  if (result === 'tie') return { home: 0, away: 0 };
  return result === undefined ? undefined : { home: 0, away: 1 };
}

function toHongKongPrice(input: Row['input']): string {
  if (input.decimal !== undefined) return (Number(input.decimal) - 1).toFixed(3).slice(0, -1);
  return Number(input.hk_odds ?? input.hk ?? '1').toFixed(2);
}

describeVectors('betting.csv', sharedVectorText('betting.csv'), (csv) => {
  /** Rows with the code of one score. Other rows list sets of returns, prices of three decimals or US odds. */
  const rows = parseRows(csv);
  const coded = rows.filter(({ input, expected, status }) => {
    const isCoded = expected.code !== undefined || CODES[String(expected.result)] !== undefined;
    return status !== 'ERRATUM' && isCoded && toScore(input) !== undefined;
  });

  it.each(coded.map((row) => [row.id, row] as const))('row %s', (_id, { area, input, expected }) => {
    const score = toScore(input)!;
    const settled = settle(
      {
        gameType: 'FT',
        w: area === 'ah-settle' ? 'R' : 'OU',
        r: area === 'ah-settle' ? 'H' : input.side === 'over' ? 'O' : 'U',
        line: String(input.line),
        price: toHongKongPrice(input),
        stake: BigInt(Number(input.stake ?? 100) * 100),
      },
      { fullTime: score, halfTime: score },
    );
    expect(settled.code).toBe(expected.code ?? CODES[String(expected.result)]);
    const isExactPrice = String(input.decimal ?? '').length < 5;
    if (expected.return !== undefined && isExactPrice) {
      expect(settled.payout).toBe(BigInt(Math.round(Number(expected.return) * 100)));
    }
    if (expected.win !== undefined) expect(settled.net).toBe(BigInt(Number(expected.win) * 100));
  });

  it.each(rows.filter(({ expected }) => expected.returns !== undefined).map((row) => [row.id, row] as const))(
    'row %s lists all returns of its line',
    (_id, { input, expected }) => {
      const returns = new Set<bigint>();
      for (let home = 0; home < 9; home++) {
        for (let away = 0; away < 9; away++) {
          const score = { home, away };
          const stake = BigInt(Number(input.stake) * 100);
          const bet = {
            gameType: 'FT',
            w: 'R',
            r: 'H',
            line: String(input.line),
            price: toHongKongPrice(input),
            stake,
          } as const;
          returns.add(settle(bet, { fullTime: score, halfTime: score }).payout);
        }
      }
      const listed = (expected.returns as string[]).map((text) => BigInt(Number(text) * 100));
      expect([...returns].sort()).toEqual([...listed].sort());
    },
  );
});
