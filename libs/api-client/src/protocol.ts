export { catalogue, getEndpoint, type Catalogue, type EndpointId } from './catalogue/catalogue.ts';
export type { Endpoint } from './catalogue/endpoint/endpoint.ts';
export type { RequestOf, ResponseOf } from './schemas/callTypes.ts';
export { nobleCrypto } from './crypto/nobleCrypto.ts';
export { loadWireCrypto, createWebCrypto } from './crypto/webCrypto.ts';
export type { Aead, Mac, WireCrypto } from './crypto/wireCrypto.ts';
export { createWire, type Wire, type WireKeys, type WireOptions } from './wire/createWire.ts';
export {
  ILLEGAL_REQUEST,
  LOGIN_EXPIRED,
  SUCCESS,
  type Envelope,
  type IllegalRequestData,
} from './envelope/envelope.ts';
export { isSealedRequest, type WireRequest } from './wire/exchange.ts';
export { openRequest, type OpenedRequest, type RefusalReason, type RefusedRequest } from './envelope/openRequest.ts';
export { openResponse, type OpenedResponse } from './envelope/openResponse.ts';
export {
  openIdentifiers,
  sealIdentifiers,
  type SealedIdentifiers,
  type SendCodeIdentifiers,
  openField,
  sealField,
} from './wire/sealedFields.ts';
export { sealRequest, type SealedRequest, type PlainRequest } from './envelope/sealRequest.ts';
export {
  type ResponseSealing,
  COMPRESS_FROM_BYTES,
  type PlainResponse,
  sealResponse,
  type WireResponse,
} from './envelope/sealResponse.ts';
export { defaultWireProfile, type WireHeaders, type WireProfile } from './wire/wireProfile.ts';
export { toErrorMessageKey, type ErrorMessageKey, type FailureName } from './errors/errorMessageKey.ts';
export {
  getErrorRow,
  errorRows,
  isErrorCode,
  type CodeOutcome,
  type ErrorCategory,
  type ErrorCode,
  type ErrorName,
  type ErrorRow,
} from './errors/errorRows.ts';
export { getReactionForCode, type ErrorReaction } from './errors/reactions.ts';
export type { ErrorTexts } from './errors/texts/errorTexts.ts';
export { zhCN as errorTextsZhCN } from './errors/texts/zhCN.ts';
export { zhTW as errorTextsZhTW } from './errors/texts/zhTW.ts';
export { schemas } from './schemas/schemas.ts';
export { buildCanonicalRequest, proveDevice, signRequest } from './wire/signRequest.ts';
export { isSameText } from './crypto/isSameText.ts';
export { md5Hex } from './crypto/md5Hex.ts';
