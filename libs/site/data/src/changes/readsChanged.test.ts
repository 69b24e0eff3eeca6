import { ApiError, ProtocolError, TransportError } from '@pavilion/api-client';
import type { SiteApi } from '@pavilion/site-contract';
import { withChanges } from './readsChanged.ts';

const facts = { endpointId: 'sport.placeBet', requestId: 'r' };
const unsent = { ...facts, attempts: 0, outcome: 'none' } as const;
const lost = { ...facts, attempts: 1, outcome: 'unknown' } as const;
const refusal = (code: number) => new ApiError(code, { ...facts, serverMessage: '' });

async function callWith(outcome: () => Promise<unknown>) {
  const reported: string[] = [];
  const api = { call: outcome, wire: () => undefined } as unknown as SiteApi;
  const result = await withChanges(api, (id) => reported.push(id))
    .call('sport.placeBet', {} as never)
    .then(
      (response) => response as unknown,
      (error: unknown) => error,
    );
  return { reported, result };
}

it.each([
  ['timeout after sending', new TransportError('timeout', lost)],
  ['unreadable response', new ProtocolError('notJson', lost)],
  ['call aborted after sending', new TransportError('aborted', lost)],
  ['still in progress (6317)', refusal(6317)],
])('I9 reports a money call whose outcome is unknown: %s', async (_, error) => {
  expect(await callWith(() => Promise.reject(error))).toEqual({ reported: ['sport.placeBet'], result: error });
});

it.each([
  ['refusal', refusal(6014)],
  ['offline', new TransportError('offline', unsent)],
  ['bug', new Error('bug')],
])('reports no change after a %s', async (_, error) => {
  expect(await callWith(() => Promise.reject(error))).toEqual({ reported: [], result: error });
});

it('reports a success before its caller continues', async () => {
  expect(await callWith(() => Promise.resolve('done'))).toEqual({ reported: ['sport.placeBet'], result: 'done' });
});
