import { ApiError, toCallFailure, TransportError } from '@pavilion/api-client';
import { errorMessages } from '@pavilion/site-contract';
import { renderWithSite } from '@pavilion/site-testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { partnerMessages } from '../messages/partnerMessages.ts';
import { ReadFailure } from './ReadFailure.tsx';

const endpointId = 'advertising.sponsorContent';
const lost = new TransportError('offline', { endpointId, requestId: 'r', outcome: 'none', attempts: 1 });
const refused = new ApiError(5000, { endpointId, requestId: 'r', serverMessage: '维护中', data: null });

interface Options {
  readonly error?: Error;
  readonly isFetching?: boolean;
}

async function open({ error, isFetching = false }: Options) {
  const refetch = jest.fn();
  const failure = error && toCallFailure(error);
  const { container } = await renderWithSite(<ReadFailure read={{ failure, isFetching, refetch }} />, {
    messages: [partnerMessages, errorMessages],
  });
  return { refetch, container };
}

it('F-UI-05 shows nothing without a failure', async () => {
  const { container } = await open({});
  expect(container).toBeEmptyDOMElement();
});

it('F-UI-05 shows title, reason and hint of a call without a response', async () => {
  await open({ error: lost });
  const alert = screen.getByRole('alert');
  expect(alert.querySelectorAll('p')[0]).toHaveTextContent(/^暂时读取不到$/);
  expect(alert.querySelectorAll('p')[1]).toHaveTextContent(
    '当前没有网络连接，请连接网络后再试 请稍后再试。您的数据没有变化。',
  );
});

it('ERR-09 shows the text of the platform', async () => {
  await open({ error: refused });
  expect(screen.getByText('维护中 请稍后再试。您的数据没有变化。')).toBeVisible();
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
