const CENTS = Array.from({ length: 100 }, (_, cents) => `.${String(cents).padStart(2, '0')}`);

const write = (hundredths: number): string => {
  const cents = hundredths % 100;
  return (hundredths - cents) / 100 + (CENTS[cents] ?? '');
};

/** Hundredths whose text is kept once it is written: below 20.00, where nearly all odds of a board lie. */
const CACHE_SIZE = 2_000;

function createWriter(sign: '' | '-') {
  const cache = new Array<string>(CACHE_SIZE).fill('');
  return (hundredths: number): string =>
    hundredths < CACHE_SIZE ? (cache[hundredths] ||= sign + write(hundredths)) : sign + write(hundredths);
}

/**
 * Writes a whole number of hundredths, zero or more, with two decimals: a fraction of the cost of `Number.toFixed` and
 * never a cent off.
 */
export const formatCents = /* @__PURE__ */ createWriter('');

/** The same with a minus before it. */
export const formatNegativeCents = /* @__PURE__ */ createWriter('-');
