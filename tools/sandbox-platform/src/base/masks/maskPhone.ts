/** Masks a phone number: `13800000001` becomes `138****0001`. */
export function maskPhone(phone: string): string {
  return phone.length < 8 ? '****' : `${phone.slice(0, 3)}****${phone.slice(-4)}`;
}
