const NEEDS_QUOTES = /[",\r\n]/;
/** Start of a cell that spreadsheets run as a formula (CSV injection). */
const FORMULA = /^[=+\-@\t\r]/;
const AMOUNT = /^[+-]?\d+(\.\d+)?$/;

function escapeCsvCell(text: string): string {
  const safe = FORMULA.test(text) && !AMOUNT.test(text) ? `'${text}` : text;
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * Formats a table as CSV (RFC 4180) in UTF-8 with a byte order mark, which spreadsheets need for Chinese. Lines end in
 * CRLF. Text that a spreadsheet would run as a formula is escaped; amounts are not.
 */
export function formatCsv(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(escapeCsvCell).join(',')).join('\r\n')}\r\n`;
}
