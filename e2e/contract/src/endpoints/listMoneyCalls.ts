import { getEndpoint } from '@pavilion/api-client/protocol';
import { type ListedRow, listRows } from './rows/listRows.ts';

/** A money call of the catalogue, made by its row or by a variant of it. */
export interface MoneyCall extends ListedRow {
  readonly name: string;
}

const money = listRows().filter(({ id }) => getEndpoint(id).effect === 'money');

/** Money calls of the catalogue, without variants. */
export const moneyCalls: readonly MoneyCall[] = money.map((listed) => ({ ...listed, name: listed.id }));

/** Money calls with all variants, such as transfers in and out, and deposits by bank and in coins. */
export const everyMoneyCall: readonly MoneyCall[] = [
  ...moneyCalls,
  ...money.flatMap(({ id, row }) =>
    Object.entries(row.variants ?? {}).map(([way, own]) => ({ id, row: { ...row, ...own }, name: `${id} ${way}` })),
  ),
];
