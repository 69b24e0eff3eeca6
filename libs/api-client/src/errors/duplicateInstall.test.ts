import { isSiteError } from '@pavilion/kernel';
import type * as library from '../index.ts';
import { isCallError } from './isCallError.ts';
import { isOutcomeUnknown } from './isOutcomeUnknown.ts';
import { isApiError, getErrorReaction } from './getErrorReaction.ts';

/** Loads all modules that create errors a second time, like a duplicate install in a bundle. */
function loadAnotherCopy() {
  let copy: typeof library | undefined;
  jest.isolateModules(() => (copy = jest.requireActual<typeof library>('../index.ts')));
  if (!copy) throw new Error('loadAnotherCopy: the second copy did not load.');
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
    { what: 'a lost response', error: new other.TransportError('timeout', lost), reaction: 'show', isUnknown: true },
    {
      what: 'an invalid response',
      error: new other.ProtocolError('notJson', { ...facts, outcome: 'unknown' }),
      reaction: 'show',
      isUnknown: true,
    },
    {
      what: 'a cancelled call',
      error: new other.TransportError('aborted', { ...lost, outcome: 'none' }),
      reaction: 'none',
      isUnknown: false,
    },
  ] as const)('ERR-09 reads $what of the other copy', ({ error, reaction, isUnknown }) => {
    expect([isSiteError(error), isCallError(error), getErrorReaction(error), isOutcomeUnknown(error)]).toEqual([
      true,
      true,
      reaction,
      isUnknown,
    ]);
  });

  it('ERR-09 instanceof fails between the copies', async () => {
    const { ApiError } = await import('./apiError.ts');
    const error = new other.ApiError(6001, { ...facts, serverMessage: '' });
    expect([error instanceof ApiError, isApiError(error)]).toEqual([false, true]);
  });
});
