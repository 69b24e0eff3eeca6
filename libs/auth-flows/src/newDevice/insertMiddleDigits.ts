/**
 * Inserts the four middle digits into a masked number: `138****0001` and `1234` become `13812340001`.
 *
 * @returns undefined if the mask does not hide exactly four digits
 */
export function insertMiddleDigits(maskedPhone: string, middleDigits: string): string | undefined {
  return /^[^*]*\*{4}[^*]*$/.test(maskedPhone) ? maskedPhone.replace('****', middleDigits) : undefined;
}
