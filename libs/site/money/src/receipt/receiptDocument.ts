/** Name and value of one line. */
export type ReceiptRow = readonly [name: string, value: string];

/** One selection of a bet, or one bet field of a round. */
export interface ReceiptLeg {
  readonly title: string;
  /** Price of a selection, or stake of a bet field. */
  readonly figure: string;
  /** Whether the figure is a price. */
  readonly isPrice: boolean;
  /** Play, league and match; result of a leg. */
  readonly notes: readonly string[];
}

/** Contents of a receipt in reading order: the page, the picture, the print and the text show the same (DSK-09). */
export interface ReceiptDocument {
  /** Kind of the receipt, such as 投注凭证. */
  readonly kind: string;
  /** State of the bet or order when the receipt was opened. */
  readonly state: string;
  /** Number of the bet or order. Part of the file name. */
  readonly number: string;
  /** Amount in large figures. */
  readonly amount?: { readonly name: string; readonly text: string; readonly words: string };
  readonly legs: readonly ReceiptLeg[];
  readonly rows: readonly ReceiptRow[];
  /** Last amounts, in strong type. */
  readonly totals: readonly ReceiptRow[];
  readonly notes: readonly string[];
  /** Page of the site that shows the bet or order, as QR code. */
  readonly path: string;
}

/** Formats a receipt as plain text, one line for each row. */
export function formatReceiptText(brandName: string, document: ReceiptDocument): string {
  const { kind, state, amount, legs, rows, totals, notes } = document;
  const formatRow = ([name, value]: ReceiptRow) => `${name}：${value}`;
  return [
    `${brandName} · ${kind}（${state}）`,
    ...(amount ? [`${amount.name}：${amount.text}（${amount.words}）`] : []),
    ...legs.flatMap(({ title, figure, isPrice, notes: about }) => [
      `${title} ${isPrice ? '@ ' : ''}${figure}`,
      ...about.map((note) => `  ${note}`),
    ]),
    ...rows.map(formatRow),
    ...totals.map(formatRow),
    ...notes,
  ].join('\n');
}
