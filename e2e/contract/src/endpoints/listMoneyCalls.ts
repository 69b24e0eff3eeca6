import { getEndpoint } from '@pavilion/api-client/protocol';
import { type ListedRow, listRows } from './listRows.ts';

/** A way to move money: a money call of the catalogue, made as its row says or in another way of it. */
export interface MoneyCall extends ListedRow {
  readonly name: string;
}

const money = listRows().filter(({ id }) => getEndpoint(id).effect === 'money');

/** The money calls of the catalogue, each in one way. */
export const moneyCalls: readonly MoneyCall[] = money.map((listed) => ({ ...listed, name: listed.id }));

/** The same in every way: a transfer in and out, a deposit by bank and in coins. */
export const everyMoneyCall: readonly MoneyCall[] = [
  ...moneyCalls,
  ...money.flatMap(({ id, row }) =>
    Object.entries(row.ways ?? {}).map(([way, own]) => ({ id, row: { ...row, ...own }, name: `${id} ${way}` })),
  ),
];
