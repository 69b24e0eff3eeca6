import { SiteError } from '@pavilion/kernel';
import { ApiError } from './apiError.ts';
import { toCallFailure } from './callFailure.ts';
import { getErrorRow, errorRows } from './errorRows.ts';
import { TransportError } from './transportError.ts';

const facts = { endpointId: 'user.login', requestId: 'r1', serverMessage: '' };

class OtherError extends SiteError {
  readonly kind = 'domain';
  readonly messageKey = 'domain.wrong';
}

describe('toCallFailure', () => {
  it.each(Object.keys(errorRows).map(Number))('F-API-09 %i has the reaction of its row', (code) => {
    expect(toCallFailure(new ApiError(code, facts))).toEqual({
      kind: 'api',
      code,
      reaction: getErrorRow(code).reaction,
      messageKey: `error.${code}`,
      requestId: 'r1',
    });
  });

  it('ERR-09 contains the text of the server', () => {
    const failure = toCallFailure(new ApiError(6777, { ...facts, serverMessage: '请联系客服' }));
    expect(failure).toMatchObject({ code: 6777, messageKey: 'error.unknown', serverText: '请联系客服' });
  });

  it('F-AUTH-14 I7 omits the data of a refusal, which may contain a phone number', () => {
    const error = new ApiError(6026, { ...facts, data: { phoneNumber: '13800138000' } });
    expect(JSON.stringify(toCallFailure(error))).not.toContain('138');
  });

  it.each([
    ['timeout', 'unknown', 'show'],
    ['aborted', 'none', 'none'],
  ] as const)('F-API-15 a transport error %s with outcome %s reacts with %s', (reason, outcome, reaction) => {
    const error = new TransportError(reason, { endpointId: 'x', requestId: '', outcome, attempts: 1 });
    expect(toCallFailure(error)).toEqual({ kind: 'transport', reaction, messageKey: error.messageKey });
  });

  it('keeps kind and text key of any other SiteError', () => {
    expect(toCallFailure(new OtherError('wrong'))).toEqual({
      kind: 'domain',
      reaction: 'show',
      messageKey: 'domain.wrong',
    });
  });

  it.each([new TypeError('secret'), 'secret', undefined, null])(
    'never contains the message of an unexpected error: %p',
    (bug) => {
      expect(toCallFailure(bug)).toEqual({ kind: 'unexpected', reaction: 'show', messageKey: 'error.unknown' });
    },
  );
});
