export type { Catalogue, EndpointId } from './catalogue/catalogue.ts';
export type { Endpoint, EndpointTable } from './catalogue/endpoint/endpoint.ts';
export type { IdOf, RequestIn, RequestOf, ResponseIn, ResponseOf } from './schemas/callTypes.ts';
export { createWire, type Wire, type WireOptions } from './wire/createWire.ts';
export { preparePassword, type PasswordRefusal, type PreparedPassword } from './wire/preparePassword.ts';
export { sealIdentifiers, type SealedIdentifiers, type SendCodeIdentifiers, sealField } from './wire/sealedFields.ts';
export { defaultWireProfile, type WireHeaders, type WireProfile } from './wire/wireProfile.ts';
export { ApiError, type ApiErrorDetails } from './errors/apiError.ts';
export { toCallFailure, type CallFailure } from './errors/callFailure.ts';
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
export { ProtocolError, type ProtocolReason } from './errors/protocolError.ts';
export { isCallError, type CallError } from './errors/isCallError.ts';
export { isSessionEndedError, SessionEndedError, type SessionEndedErrorDetails } from './errors/sessionEndedError.ts';
export { isDefiniteRefusal } from './errors/isDefiniteRefusal.ts';
export { isOutcomeUnknown } from './errors/isOutcomeUnknown.ts';
export { isApiError, getErrorReaction } from './errors/getErrorReaction.ts';
export type { ErrorTexts } from './errors/texts/errorTexts.ts';
export { loadErrorTexts, type ErrorLocale } from './errors/texts/loadErrorTexts.ts';
export type { CallOutcome } from './errors/callOutcome.ts';
export { TransportError, type TransportReason } from './errors/transportError.ts';
export {
  createPendingActions,
  type NewAction,
  type PendingActions,
  type PendingActionsPorts,
} from './pending/createPendingActions.ts';
export type { ActionOutcome, ActionStatus, PendingAction, ResolvedAction } from './pending/pendingAction.ts';
export { createDecryptedCache, type DecryptedCache } from './session/createDecryptedCache.ts';
export {
  createSession,
  type Session,
  type SessionEvent,
  type SessionMessage,
  type SessionPorts,
  type SessionState,
  type TabChannel,
} from './session/createSession.ts';
export { removedKeys, storedKeys, buildStoredName, type SessionEnd, type StoredKey } from './session/storedKeys.ts';
export type {
  CallShape,
  SchemaInput,
  SchemaOutput,
  StandardIssue,
  StandardResult,
  StandardSchema,
} from './catalogue/endpoint/standardSchema.ts';
export {
  isCaptchaDemand,
  type CallResultIn,
  type CallResultOf,
  type ApiClient,
  type ApiClientOptions,
  type CallOptions,
  type CallSchemas,
  type CaptchaDemand,
  type ClientSession,
} from './call/apiClient.ts';
export { CALL_TIMEOUT_MS, createApiClient } from './transport/createApiClient.ts';
export { createTraceLogger, type TraceLine, type TraceLoggerOptions } from './trace/createTraceLogger.ts';
export type { TraceStep } from './trace/traceStep.ts';
export { loadCatalogue } from './transport/createEndpointFinder.ts';
export { createLatest, type Latest } from './transport/createLatest.ts';
