import { ApiError, TransportError } from '@pavilion/api-client';
import type { FakeHandlers } from '@pavilion/site-testing';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { renderMember } from '../testing/renderMember.tsx';
import { useWriteAction } from './useWriteAction.ts';

function Deletion() {
  const { run, isSending } = useWriteAction('letter.delete');
  const [result, setResult] = useState('none');
  const click = async () => setResult(JSON.stringify(await run({ letterIds: ['1'] }, { requestId: 'id' })) ?? 'failed');
  return (
    <>
      <button onClick={() => void click()}>{isSending ? 'sending' : 'idle'}</button>
      <output>{result}</output>
    </>
  );
}

async function click(remove: NonNullable<FakeHandlers['letter.delete']>) {
  const site = await renderMember(<Deletion />, { 'letter.delete': remove }, { path: '/mine' });
  await site.user.click(screen.getByRole('button'));
  return site;
}

describe('useWriteAction', () => {
  it('sends body and request id, and resolves with the response', async () => {
    const remove = jest.fn(() => ({}));
    const { toasts } = await click(remove);
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('{}'));
    expect(remove.mock.calls).toEqual([[{ letterIds: ['1'] }, { requestId: 'id' }]]);
    expect(toasts).toEqual([]);
  });

  it('is sending until the response', async () => {
    let release = (_: Record<string, never>): void => undefined;
    await click(() => new Promise((resolve) => (release = resolve)));
    expect(await screen.findByRole('button', { name: 'sending' })).toBeVisible();
    release({});
    expect(await screen.findByRole('button', { name: 'idle' })).toBeVisible();
  });

  it.each`
    code    | toasts
    ${6000} | ${[]}
    ${6001} | ${[]}
    ${6449} | ${[]}
    ${6004} | ${[{ kind: 'error', text: '不行' }]}
    ${6011} | ${[{ kind: 'error', text: '不行' }]}
    ${6013} | ${[{ kind: 'error', text: '不行' }]}
  `('ERR-09 the refusal $code results in the toasts $toasts', async ({ code, toasts }) => {
    const site = await click(() => {
      throw new ApiError(code as number, { endpointId: 'letter.delete', requestId: 'r', serverMessage: '不行' });
    });
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('failed'));
    expect(site.toasts).toEqual(toasts);
  });

  it('ERR-09 shows the text of the catalogue for a lost response', async () => {
    const { toasts } = await click(() => {
      throw new TransportError('offline', {
        endpointId: 'letter.delete',
        requestId: 'r',
        outcome: 'none',
        attempts: 1,
      });
    });
    await waitFor(() => expect(toasts).toEqual([{ kind: 'error', text: '当前没有网络连接，请连接网络后再试' }]));
  });
});
