/** Masks a real name: `张三丰` becomes `张**`, `John.Smith` becomes `J***`. */
export function maskName(name: string): string {
  const [first = '', ...rest] = name;
  return first + '*'.repeat(Math.min(rest.length, 3));
}
