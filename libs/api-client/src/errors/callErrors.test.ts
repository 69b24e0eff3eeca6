import { isSiteError } from '@pavilion/kernel';
import { ApiError } from './apiError.ts';
import { getErrorReaction, isApiError } from './getErrorReaction.ts';
import { isCallError } from './isCallError.ts';
import { ProtocolError, type ProtocolReason } from './protocolError.ts';
import { isSessionEndedError, SessionEndedError } from './sessionEndedError.ts';
import { TransportError, type TransportReason } from './transportError.ts';

const facts = { endpointId: 'sport.placeBet', requestId: 'r1' };
const refusal = new ApiError(6026, { ...facts, serverMessage: '新设备', data: { phoneNumber: '138****0001' } });
const cause = new TypeError('fetch failed');
const lost = new TransportError('network', { ...facts, outcome: 'unknown', attempts: 2, retryAfterMs: 500, cause });
const invalid = new ProtocolError('envelope', { ...facts, outcome: 'none', detail: 'data is missing' });
const ended = new SessionEndedError({ ...facts, outcome: 'none' });

describe('errors of a call', () => {
  it('a refusal has code, reaction, text and data', () => {
    expect({ ...refusal }).toEqual({
      ...facts,
      isSiteError: true,
      name: 'ApiError',
      kind: 'api',
      code: 6026,
      reaction: 'newDevice',
      messageKey: 'error.6026',
      serverMessage: '新设备',
      data: { phoneNumber: '138****0001' },
    });
    expect(String(refusal)).toBe('ApiError: sport.placeBet was refused with 6026 (request r1).');
  });

  it('a refusal may have another text than its code', () => {
    const error = new ApiError(6008, { ...facts, serverMessage: '', messageKey: 'error.deviceTime' });
    expect([error.messageKey, error.data]).toEqual(['error.deviceTime', undefined]);
  });

  it('F-API-26 a lost response has reason, attempts, waiting time and cause', () => {
    expect({ ...lost }).toEqual({
      ...facts,
      isSiteError: true,
      name: 'TransportError',
      kind: 'transport',
      reason: 'network',
      messageKey: 'error.outcomeUnknown',
      outcome: 'unknown',
      attempts: 2,
      retryAfterMs: 500,
    });
    expect(lost.cause).toBe(cause);
    expect(String(lost)).toBe('TransportError: sport.placeBet got no response: network (request r1, attempts 2).');
  });

  it('an invalid response has its reason and detail', () => {
    expect({ ...invalid }).toEqual({
      ...facts,
      isSiteError: true,
      name: 'ProtocolError',
      kind: 'protocol',
      reason: 'envelope',
      messageKey: 'error.badResponse',
      outcome: 'none',
    });
    expect(String(invalid)).toBe('ProtocolError: sport.placeBet: envelope, data is missing (request r1).');
    const bare = new ProtocolError('envelope', { ...facts, outcome: 'none' });
    expect(bare.message).toBe('sport.placeBet: envelope (request r1).');
  });

  it('F-API-28 an ended session has its name and text', () => {
    expect({ ...ended }).toEqual({
      ...facts,
      isSiteError: true,
      name: 'SessionEndedError',
      kind: 'sessionEnded',
      messageKey: 'error.sessionEnded',
      outcome: 'none',
    });
    expect(String(ended)).toBe(
      'SessionEndedError: sport.placeBet: the session ended before the response arrived (request r1).',
    );
    expect(new SessionEndedError({ ...facts, outcome: 'unknown' }).messageKey).toBe('error.outcomeUnknown');
  });

  it.each(['timeout', 'network', 'offline', 'aborted', 'unavailable'] as const satisfies readonly TransportReason[])(
    'a lost response to a call without money has the text of its reason %s',
    (reason) => {
      const error = new TransportError(reason, { ...facts, outcome: 'none', attempts: 1 });
      expect([error.messageKey, error.retryAfterMs, error.cause]).toEqual([`error.${reason}`, undefined, undefined]);
    },
  );

  it.each`
    reason             | other                  | ofGameData
    ${'request'}       | ${'error.badRequest'}  | ${'error.badRequest'}
    ${'notJson'}       | ${'error.6006'}        | ${'error.gameData'}
    ${'envelope'}      | ${'error.badResponse'} | ${'error.gameData'}
    ${'response'}      | ${'error.badResponse'} | ${'error.gameData'}
    ${'tooLarge'}      | ${'error.badResponse'} | ${'error.gameData'}
    ${'undecryptable'} | ${'error.badResponse'} | ${'error.gameData'}
    ${'downgraded'}    | ${'error.badResponse'} | ${'error.gameData'}
    ${'keyChanged'}    | ${'error.keyChanged'}  | ${'error.keyChanged'}
  `('ERR-05 $reason has the text $other, for game data $ofGameData', ({ reason, other, ofGameData }) => {
    const getKey = (isGameData: boolean, outcome: 'none' | 'unknown' = 'none') =>
      new ProtocolError(reason as ProtocolReason, { ...facts, outcome, isGameData }).messageKey;
    expect([getKey(false), getKey(true), getKey(true, 'unknown')]).toEqual([other, ofGameData, 'error.outcomeUnknown']);
  });
});

describe('kinds of errors', () => {
  const foreign = Object.assign(new Error('wrong'), { isSiteError: true, kind: 'domain', messageKey: 'domain.wrong' });

  it.each`
    what                        | error                                                                           | isSite   | isCall   | isApi    | isEnded  | reaction
    ${'a refusal'}              | ${refusal}                                                                      | ${true}  | ${true}  | ${true}  | ${false} | ${'newDevice'}
    ${'a lost response'}        | ${lost}                                                                         | ${true}  | ${true}  | ${false} | ${false} | ${'show'}
    ${'an invalid response'}    | ${invalid}                                                                      | ${true}  | ${true}  | ${false} | ${false} | ${'show'}
    ${'an ended session'}       | ${ended}                                                                        | ${true}  | ${true}  | ${false} | ${true}  | ${'none'}
    ${'a cancelled call'}       | ${new TransportError('aborted', { ...facts, outcome: 'none', attempts: 0 })}    | ${true}  | ${true}  | ${false} | ${false} | ${'none'}
    ${'a cancelled money call'} | ${new TransportError('aborted', { ...facts, outcome: 'unknown', attempts: 1 })} | ${true}  | ${true}  | ${false} | ${false} | ${'show'}
    ${'an unknown kind'}        | ${foreign}                                                                      | ${true}  | ${false} | ${false} | ${false} | ${'show'}
    ${'a bug'}                  | ${cause}                                                                        | ${false} | ${false} | ${false} | ${false} | ${'show'}
    ${'nothing'}                | ${undefined}                                                                    | ${false} | ${false} | ${false} | ${false} | ${'show'}
  `('ERR-09 $what reacts with $reaction', ({ error, isSite, isCall, isApi, isEnded, reaction }) => {
    expect([isSiteError(error), isCallError(error), isApiError(error), isSessionEndedError(error)]).toEqual([
      isSite,
      isCall,
      isApi,
      isEnded,
    ]);
    expect(getErrorReaction(error)).toBe(reaction);
  });
});
