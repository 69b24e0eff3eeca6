import { ApiError, toCallFailure, TransportError } from '@pavilion/api-client';
import { createSiteI18n, errorMessages, firstReducers, ServicesContext, uiActions } from '@pavilion/site-contract';
import type { Locale, Services } from '@pavilion/site-contract';
import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { loadFailureMessages } from '../messages/loadFailureMessages.ts';
import { LoadFailure, type LoadFailureProps } from './LoadFailure.tsx';

const refusal = (code: number, serverMessage = '') =>
  new ApiError(code, { endpointId: 'letter.list', requestId: 'r', serverMessage });
const lost = new TransportError('timeout', {
  endpointId: 'letter.list',
  requestId: 'r',
  outcome: 'none',
  attempts: 1,
});

async function setUp(error: Error, props: Partial<LoadFailureProps> = {}, locale: Locale = 'zh-CN') {
  const i18n = createSiteI18n(locale);
  await i18n.ensure([loadFailureMessages, errorMessages]);
  const store = configureStore({ reducer: combineReducers(firstReducers) });
  const onRetry = jest.fn();
  render(
    <MemoryRouter>
      <ServicesContext.Provider value={{ i18n } as unknown as Services}>
        <Provider store={store}>
          <LoadFailure failure={toCallFailure(error)} onRetry={onRetry} {...props} />
        </Provider>
      </ServicesContext.Provider>
    </MemoryRouter>,
  );
  const retry = () => userEvent.click(screen.getByRole('button'));
  return { onRetry, retry, goOffline: () => act(() => void store.dispatch(uiActions.onlineChanged(false))) };
}

const getParagraphs = () => [...document.querySelectorAll('p')].map(({ textContent }) => textContent.trim());

describe('LoadFailure', () => {
  it.each`
    what                      | locale     | error                        | title                   | text
    ${'a refusal'}            | ${'zh-CN'} | ${refusal(6005, '系统繁忙')} | ${'没有读取成功'}       | ${'系统繁忙'}
    ${'a refusal'}            | ${'zh-TW'} | ${refusal(6005, '系統忙碌')} | ${'讀取失敗'}           | ${'系統忙碌'}
    ${'a maintenance'}        | ${'zh-CN'} | ${refusal(6013, '到 12:00')} | ${'正在维护'}           | ${'到 12:00'}
    ${'a maintenance'}        | ${'zh-TW'} | ${refusal(6316, '到 12:00')} | ${'系統維護中'}         | ${'到 12:00'}
    ${'maintenance of venue'} | ${'zh-CN'} | ${refusal(6415, '到 12:00')} | ${'正在维护'}           | ${'到 12:00'}
    ${'a closed region'}      | ${'zh-CN'} | ${refusal(6031, '不可用')}   | ${'所在地区暂不开放'}   | ${'不可用'}
    ${'a limited region'}     | ${'zh-TW'} | ${refusal(6032, '不可用')}   | ${'所在地區目前未開放'} | ${'不可用'}
    ${'a refused address'}    | ${'zh-CN'} | ${refusal(6033, '不可用')}   | ${'所在地区暂不开放'}   | ${'不可用'}
    ${'too many calls'}       | ${'zh-CN'} | ${refusal(6011, '请稍候')}   | ${'没有读取成功'}       | ${'请稍候'}
  `('ERR-10 $what in $locale is titled $title and shows the text of the server', async (row) => {
    const { error, locale, title, text } = row as { error: Error; locale: Locale; title: string; text: string };
    const { retry, onRetry } = await setUp(error, {}, locale);
    expect(getParagraphs()).toEqual([title, text]);
    await retry();
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  it('ERR-09 shows the text of the error catalogue if the server sent none', async () => {
    await setUp(lost);
    expect(getParagraphs()).toEqual(['没有读取成功', expect.stringMatching(/^[^a-z]{4,}$/)]);
  });

  it.each`
    what               | code    | role
    ${'a failure'}     | ${6005} | ${'alert'}
    ${'a region'}      | ${6031} | ${'alert'}
    ${'a maintenance'} | ${6013} | ${'status'}
  `('F-API-24 $what is announced as $role', async ({ code, role }) => {
    await setUp(refusal(code as number, '文'));
    expect(screen.getByRole(role as string)).toHaveTextContent('文');
  });

  it.each([6005, 6013, 6031])('NAV-08 customer service gets the code %d of the failure', async (code) => {
    await setUp(refusal(code, '请联系客服处理'));
    expect(screen.getByRole('link', { name: '联系客服' })).toHaveAttribute('href', `/app/help/zxkf?error=${code}`);
  });

  it.each([6005, 6013, 6031])('the failure %d adds that money is unaffected where money is shown', async (code) => {
    await setUp(refusal(code, '服务暂停'), { hasMoneyHint: true });
    const lines = screen.getByText(/您的资金不受影响$/).childNodes;
    expect([...lines].map(({ nodeName, textContent }) => textContent || nodeName)).toEqual([
      '服务暂停',
      'BR',
      '您的资金不受影响',
    ]);
  });

  it('F-API-24 ignores the retry while a call is in flight', async () => {
    const { retry, onRetry } = await setUp(refusal(6005, '系统繁忙'), { isFetching: true });
    expect(screen.getByRole('button', { name: '重试' })).toHaveAttribute('aria-busy', 'true');
    await retry();
    expect(onRetry).not.toHaveBeenCalled();
  });

  it.each`
    locale     | title           | hint                          | label
    ${'zh-CN'} | ${'网络已断开'} | ${'恢复连接后可以重试。'}     | ${'重试'}
    ${'zh-TW'} | ${'網路已中斷'} | ${'連線恢復後可以再試一次。'} | ${'重試'}
  `('F-UI-05 shows a lost connection instead of the failure, in $locale', async ({ locale, title, hint, label }) => {
    const { goOffline, retry, onRetry } = await setUp(refusal(6013, '到 12:00'), {}, locale as Locale);
    goOffline();
    expect(getParagraphs()).toEqual([title, hint]);
    expect(screen.getByRole('button')).toHaveTextContent(label as string);
    await retry();
    expect(onRetry).toHaveBeenCalledTimes(1);
  });
});
