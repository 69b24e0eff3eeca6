import { errorMessages, type Locale, type RootState, type Services } from '@pavilion/site-contract';
import { createFakeApi, renderWithSite, type FakeHandlers } from '@pavilion/site-testing';
import type { UnknownAction } from '@reduxjs/toolkit';
import { act, fireEvent } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { takeEvery } from 'redux-saga/effects';
import type { ReactElement } from 'react';
import { authMessages } from '../messages/authMessages.ts';
import { authRuntime } from '../runtime/authRuntime.ts';

/** Options of {@link renderPart}. */
export interface PartOptions {
  /** States of the flows. */
  readonly state?: Partial<RootState>;
  readonly handlers?: FakeHandlers;
  readonly logger?: Services['logger'];
  readonly locale?: Locale;
}

/** Renders a part of an auth dialog with given states of the flows, without their sagas, and records all actions. */
export async function renderPart(
  element: ReactElement,
  { state = {}, handlers = {}, logger, locale = 'zh-CN' }: PartOptions = {},
) {
  const actions: UnknownAction[] = [];
  const site = await renderWithSite(element, {
    locale,
    state,
    reducers: authRuntime.reducers ?? {},
    saga: function* recordActions() {
      yield takeEvery('*', (action: UnknownAction) => void actions.push(action));
    },
    messages: [authMessages, errorMessages],
    services: { api: createFakeApi(handlers), ...(logger && { logger }) },
  });
  // Responses of the fake api, such as the list of countries.
  await act(async () => undefined);
  const send = (action: UnknownAction) => act(async () => void site.store.dispatch(action));
  return { ...site, actions, send, user: userEvent.setup() };
}

/** Submits the form of a field without its button, as a browser extension does. */
export function submitByScript(field: HTMLElement): void {
  const form = field.closest('form');
  if (!form) throw new Error('submitByScript: the field is in no form.');
  fireEvent.submit(form);
}
