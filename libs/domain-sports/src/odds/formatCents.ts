const CENTS = Array.from({ length: 100 }, (_, cents) => `.${String(cents).padStart(2, '0')}`);

const write = (hundredths: number): string => {
  const cents = hundredths % 100;
  return (hundredths - cents) / 100 + (CENTS[cents] ?? '');
};

/** Number of cached texts: values below 20.00, which include nearly all odds of a board. */
const CACHE_SIZE = 2_000;

function createWriter(sign: '' | '-') {
  const cache = new Array<string>(CACHE_SIZE).fill('');
  return (hundredths: number): string =>
    hundredths < CACHE_SIZE ? (cache[hundredths] ||= sign + write(hundredths)) : sign + write(hundredths);
}

/**
 * Formats a whole number of hundredths, zero or more, with two decimals. It is exact and several times as fast as
 * `Number.toFixed`.
 */
export const formatCents = /* @__PURE__ */ createWriter('');

/** Formats hundredths like {@link formatCents}, with a minus sign. */
export const formatNegativeCents = /* @__PURE__ */ createWriter('-');
