import type { Wire } from './createWire.ts';
import { openText, sealText } from './sealedText.ts';

/** Seals one value of a body that must travel encrypted even without the safe switch, bound to its name (API-10). */
export function sealField(wire: Wire, name: string, value: string): Promise<string> {
  return sealText(wire, ['pavilion-field-1', name], value);
}

/** Opens a value of `sealField`; `undefined` when it was not sealed under this name. */
export function openField(wire: Wire, name: string, sealed: string): Promise<string | undefined> {
  return openText(wire, ['pavilion-field-1', name], sealed);
}
