/**
 * The whole number, of a masked one and its four middle digits: `138****0001` and `1234`.
 *
 * @returns undefined when the mask does not hide exactly four
 */
export function fullPhone(maskedPhone: string, middleDigits: string): string | undefined {
  return /^[^*]*\*{4}[^*]*$/.test(maskedPhone) ? maskedPhone.replace('****', middleDigits) : undefined;
}
