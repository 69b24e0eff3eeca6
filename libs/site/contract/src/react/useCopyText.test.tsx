import { configureStore, type Middleware } from '@reduxjs/toolkit';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { toastActions } from '../state/toastActions.ts';
import { useCopyText } from './useCopyText.ts';

async function copy(clipboard: Partial<Clipboard> | undefined) {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
  const toasts: string[][] = [];
  const record: Middleware = () => (next) => (action) => {
    if (toastActions.shown.match(action)) toasts.push([action.payload.kind, action.payload.text]);
    return next(action);
  };
  const store = configureStore({ reducer: () => ({}), middleware: (base) => base().concat(record) });
  const wrapper = ({ children }: { readonly children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  const { result } = renderHook(() => useCopyText({ copied: 'copied', failed: 'failed' }), { wrapper });
  await result.current('81');
  return toasts;
}

it('copies the text and confirms it', async () => {
  const writeText = jest.fn(async () => undefined);
  expect(await copy({ writeText })).toEqual([['success', 'copied']]);
  expect(writeText.mock.calls).toEqual([['81']]);
});

it.each([
  ['the browser refuses', { writeText: async () => Promise.reject(new DOMException('', 'NotAllowedError')) }],
  ['the page is not secure', undefined],
])('shows an error if %s', async (_name, clipboard) => {
  expect(await copy(clipboard)).toEqual([['error', 'failed']]);
});
