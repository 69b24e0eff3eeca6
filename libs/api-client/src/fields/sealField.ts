import type { Wire } from '../wire/createWire.ts';
import { openText, sealText } from '../wire/sealedText.ts';

/** Seals one value of a body, bound to its name, for values that are encrypted even without the safe switch (API-10). */
export function sealField(wire: Wire, name: string, value: string): Promise<string> {
  return sealText(wire, ['pavilion-field-1', name], value);
}

/** Opens a value of `sealField`. Returns undefined if it was not sealed under this name. */
export function openField(wire: Wire, name: string, sealed: string): Promise<string | undefined> {
  return openText(wire, ['pavilion-field-1', name], sealed);
}
