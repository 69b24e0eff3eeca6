import { isSiteError } from '@pavilion/kernel';
import type * as library from '../index.ts';
import { isCallError } from './isCallError.ts';
import { isOutcomeUnknown } from './isOutcomeUnknown.ts';
import { isApiError, getErrorReaction } from './getErrorReaction.ts';

/** Everything of the library that makes errors, loaded once more: what a second copy in a bundle is. */
function loadAnotherCopy() {
  let copy: typeof library | undefined;
  jest.isolateModules(() => (copy = jest.requireActual<typeof library>('../index.ts')));
  if (!copy) throw new Error('the second copy did not load');
  return copy;
}

describe('two copies of the library in one page', () => {
  const other = loadAnotherCopy();
  const facts = { endpointId: 'sport.placeBet', requestId: 'r' };
  const lost = { ...facts, outcome: 'unknown', attempts: 1 } as const;

  it.each([
    {
      what: 'a refusal',
      error: new other.ApiError(6026, { ...facts, serverMessage: '' }),
      reaction: 'newDevice',
      isUnknown: false,
    },
    { what: 'a lost answer', error: new other.TransportError('timeout', lost), reaction: 'show', isUnknown: true },
    {
      what: 'a bad answer',
      error: new other.ProtocolError('notJson', { ...facts, outcome: 'unknown' }),
      reaction: 'show',
      isUnknown: true,
    },
    {
      what: 'a call given up',
      error: new other.TransportError('aborted', { ...lost, outcome: 'none' }),
      reaction: 'none',
      isUnknown: false,
    },
  ] as const)('ERR-09 $what of the other copy is read like our own', ({ error, reaction, isUnknown }) => {
    expect([isSiteError(error), isCallError(error), getErrorReaction(error), isOutcomeUnknown(error)]).toEqual([
      true,
      true,
      reaction,
      isUnknown,
    ]);
  });

  it('ERR-09 they are two copies indeed: instanceof would have failed', async () => {
    const { ApiError } = await import('./apiError.ts');
    const error = new other.ApiError(6001, { ...facts, serverMessage: '' });
    expect([error instanceof ApiError, isApiError(error)]).toEqual([false, true]);
  });
});
