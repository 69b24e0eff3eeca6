/** Local reference, because lookups in the global scope of tests are slow and this is an inner loop. */
const { imul } = Math;

const mix = (hash: number, value: number) => {
  let mixed = imul(hash ^ value, 0x85ebca6b);
  mixed = imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
};

const mixText = (hash: number, text: string) => {
  let mixed = hash;
  for (let i = 0; i < text.length; i++) mixed = mix(mixed, text.charCodeAt(i) + 1);
  return mixed;
};

/** Combines several parts into a 32-bit seed, so that each match and day has its own random numbers. */
export function hashSeed(...parts: readonly (number | string)[]): number {
  return parts.reduce<number>(
    (hash, part) =>
      typeof part === 'string' ? mixText(hash, part) : mix(mix(hash, part | 0), Math.floor(part / 4294967296) + 0x9e37),
    0x51ed270b,
  );
}
