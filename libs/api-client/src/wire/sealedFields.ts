import { isSameText } from '../crypto/isSameText.ts';
import { md5Hex } from '../crypto/md5Hex.ts';
import type { Wire } from './createWire.ts';
import { openText, sealText } from './sealedText.ts';

/** Seals one value of a body, bound to its name, for values that are encrypted even without the safe switch (API-10). */
export function sealField(wire: Wire, name: string, value: string): Promise<string> {
  return sealText(wire, ['pavilion-field-1', name], value);
}

/** Opens a value of `sealField`. Returns undefined if it was not sealed under this name. */
export function openField(wire: Wire, name: string, sealed: string): Promise<string | undefined> {
  return openText(wire, ['pavilion-field-1', name], sealed);
}

/** Receiver of a code: phone number or e-mail address, the member's name, and the id of the solved captcha, if any. */
export interface SendCodeIdentifiers {
  readonly number: string;
  readonly name: string;
  readonly codeId: string;
}

/** Wire form of the identifiers (API-10): each sealed and bound to its field name, and its MD5. */
export interface SealedIdentifiers {
  readonly sendCodeNumV2: string;
  readonly sendNameV2: string;
  readonly codeIdV2: string;
  readonly SendCodeNum: string;
  readonly SendName: string;
  readonly codeId: string;
}

/** Creates the six identifier fields of a send-code call (§7). */
export async function sealIdentifiers(
  wire: Wire,
  { number, name, codeId }: SendCodeIdentifiers,
): Promise<SealedIdentifiers> {
  const [sendCodeNumV2, sendNameV2, codeIdV2] = await Promise.all([
    sealField(wire, 'sendCodeNumV2', number),
    sealField(wire, 'sendNameV2', name),
    sealField(wire, 'codeIdV2', codeId),
  ]);
  return {
    sendCodeNumV2,
    sendNameV2,
    codeIdV2,
    SendCodeNum: md5Hex(number),
    SendName: md5Hex(name),
    codeId: md5Hex(codeId),
  };
}

/** Opens the identifiers on the server and compares them with their hashes. Returns undefined if anything differs. */
export async function openIdentifiers(wire: Wire, sealed: SealedIdentifiers): Promise<SendCodeIdentifiers | undefined> {
  const [number, name, codeId] = await Promise.all([
    openField(wire, 'sendCodeNumV2', sealed.sendCodeNumV2),
    openField(wire, 'sendNameV2', sealed.sendNameV2),
    openField(wire, 'codeIdV2', sealed.codeIdV2),
  ]);
  if (number === undefined || name === undefined || codeId === undefined) return undefined;
  const isHashed = (text: string, hash: string) => isSameText(md5Hex(text), hash);
  const fits =
    isHashed(number, sealed.SendCodeNum) && isHashed(name, sealed.SendName) && isHashed(codeId, sealed.codeId);
  return fits ? { number, name, codeId } : undefined;
}
