const NEEDS_QUOTES = /[",\r\n]/;
/** A cell a spreadsheet would take for a formula (CSV injection). */
const FORMULA = /^[=+\-@\t\r]/;
const AMOUNT = /^[+-]?\d+(\.\d+)?$/;

function escapeCsvCell(text: string): string {
  const safe = FORMULA.test(text) && !AMOUNT.test(text) ? `'${text}` : text;
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * A table as CSV (RFC 4180): UTF-8 with its mark, so that spreadsheets read Chinese; lines end in CRLF; a text that a
 * spreadsheet would run as a formula is defused, an amount is not.
 */
export function formatCsv(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(escapeCsvCell).join(',')).join('\r\n')}\r\n`;
}
