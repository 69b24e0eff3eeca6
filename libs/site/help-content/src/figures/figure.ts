import type { Locale } from '@pavilion/site-contract';
import type { Minor } from '@pavilion/kernel';

/** A value that texts refer to by name. */
export type Figure =
  | { readonly kind: 'count'; readonly value: number }
  /** US cents. */
  | { readonly kind: 'usd'; readonly amount: Minor }
  /** Fen, the minor unit of the wallet's currency. */
  | { readonly kind: 'cny'; readonly amount: Minor }
  /** Hundredths of a percent. */
  | { readonly kind: 'percent'; readonly hundredths: number }
  | { readonly kind: 'text'; readonly text: Readonly<Record<Locale, string>> };
