/** Shows of a real name what lets its owner know it again: `张三丰` reads `张**`, `John.Smith` reads `J***`. */
export function maskName(name: string): string {
  const [first = '', ...rest] = name;
  return first + '*'.repeat(Math.min(rest.length, 3));
}
