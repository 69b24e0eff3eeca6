import type { FaultKind } from './faultKinds.ts';

const HUGE_BYTES = 20 * 1024 * 1024;
const NESTED = 100_000;

type Envelope = { readonly status_code: number; readonly data: unknown; readonly message: string };

/** Builds an envelope with handwritten `data`, for texts that no value serializes to. */
const withData = (data: string): string => `{"status_code":6000,"data":${data},"message":""}`;

const poisoned = (data: unknown): string => {
  const own = JSON.stringify(typeof data === 'object' && data !== null && !Array.isArray(data) ? data : {});
  const more = own === '{}' ? '' : `,${own.slice(1, -1)}`;
  return `{"__proto__":{"isVip":true},"constructor":{"prototype":{"isVip":true}},"then":"x"${more}}`;
};

const textFaults: Readonly<Partial<Record<FaultKind, (envelope: Envelope) => string>>> = {
  codeMissing: ({ data, message }) => JSON.stringify({ data, message }),
  codeText: ({ status_code, ...rest }) => JSON.stringify({ status_code: String(status_code), ...rest }),
  codeNull: (envelope) => JSON.stringify({ ...envelope, status_code: null }),
  codeArray: (envelope) => JSON.stringify({ ...envelope, status_code: [envelope.status_code] }),
  dataMissing: ({ status_code, message }) => JSON.stringify({ status_code, message }),
  messageObject: (envelope) => JSON.stringify({ ...envelope, message: { text: envelope.message } }),
  huge: () => withData(JSON.stringify('x'.repeat(HUGE_BYTES))),
  deep: () => withData('['.repeat(NESTED) + ']'.repeat(NESTED)),
  poison: ({ data }) => withData(poisoned(data)),
};

/** Applies a fault to the envelope before it is sealed; other faults leave it unchanged. */
export function applyTextFault(kind: FaultKind, text: string): string {
  const applyFault = textFaults[kind];
  return applyFault ? applyFault(JSON.parse(text) as Envelope) : text;
}
