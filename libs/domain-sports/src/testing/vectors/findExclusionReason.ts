import type { Vector } from './readVectors.ts';
import { ours } from './vectorOdds.ts';

const isOdds = ({ area }: Vector): boolean => area === 'odds-convert' || area === 'odds-domain';

const isConversion = ({ area, kind }: Vector): boolean =>
  area === 'odds-convert' || kind === 'decimal->american display';

const reasons: readonly (readonly [reason: string, holds: (vector: Vector) => boolean])[] = [
  ['an error of its source', ({ status }) => status === 'ERRATUM'],
  ['capitalised amounts are the wallet\u2019s', ({ area }) => area === 'cny-capital'],
  ['the figures of a provider we have not', ({ area }) => area === 'settle-code' || area === 'stake-limit'],
  ['from odds the product does not show', (vector) => isOdds(vector) && ours(vector.input).length === 0],
  ['to odds the product does not show', (vector) => isConversion(vector) && ours(vector.expected).length === 0],
  ['prices that no ten-thousandth can hold', ({ kind }) => kind.startsWith('Heinz')],
];

/** Returns the reason why a row is excluded; `undefined` for a row that has to be checked. */
export const findExclusionReason = (vector: Vector): string | undefined =>
  reasons.find(([, holds]) => holds(vector))?.[0];
