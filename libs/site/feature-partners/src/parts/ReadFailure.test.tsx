import { ApiError, toCallFailure, TransportError } from '@pavilion/api-client';
import { errorMessages } from '@pavilion/site-contract';
import { loadFailureMessages } from '@pavilion/site-data';
import { renderWithSite } from '@pavilion/site-testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { partnerMessages } from '../messages/partnerMessages.ts';
import { ReadFailure } from './ReadFailure.tsx';

const endpointId = 'advertising.sponsorContent';
const lost = new TransportError('offline', { endpointId, requestId: 'r', outcome: 'none', attempts: 1 });
const refuse = (code: number) =>
  new ApiError(code, { endpointId, requestId: 'r', serverMessage: '稍后恢复', data: null });

interface Options {
  readonly error?: Error;
  readonly isFetching?: boolean;
}

async function open({ error, isFetching = false }: Options) {
  const refetch = jest.fn();
  const failure = error && toCallFailure(error);
  const { container } = await renderWithSite(<ReadFailure read={{ failure, isFetching, refetch }} />, {
    messages: [partnerMessages, errorMessages, loadFailureMessages],
  });
  return { refetch, container };
}

it('F-UI-05 shows nothing without a failure', async () => {
  const { container } = await open({});
  expect(container).toBeEmptyDOMElement();
});

it('F-UI-05 shows title and reason of a call without a response', async () => {
  await open({ error: lost });
  const texts = [...screen.getByRole('alert').querySelectorAll('p')].map(({ textContent }) => textContent.trim());
  expect(texts).toEqual(['没有读取成功', '当前没有网络连接，请连接网络后再试']);
});

it.each`
  code    | title
  ${5000} | ${'没有读取成功'}
  ${6013} | ${'正在维护'}
`('ERR-10 shows the text of the platform under the title of the code $code', async ({ code, title }) => {
  await open({ error: refuse(code as number) });
  expect(screen.getByText(title as string)).toBeVisible();
  expect(screen.getByText('稍后恢复')).toBeVisible();
});

it('F-UI-05 repeats the call, and not while it runs', async () => {
  const { refetch } = await open({ error: lost });
  const retry = screen.getByRole('button', { name: '重试' });
  expect(retry).not.toHaveAttribute('aria-busy');
  await userEvent.click(retry);
  expect(refetch).toHaveBeenCalledTimes(1);
});

it('F-UI-05 a retry in flight cannot be started again', async () => {
  const { refetch } = await open({ error: lost, isFetching: true });
  const retry = screen.getByRole('button', { name: '重试' });
  expect(retry).toHaveAttribute('aria-busy', 'true');
  await userEvent.click(retry);
  expect(refetch).not.toHaveBeenCalled();
});
