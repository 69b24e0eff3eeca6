import { combineReducers, configureStore, type Middleware, type Reducer, type Store } from '@reduxjs/toolkit';
import { render, type RenderResult } from '@testing-library/react';
import { type ReactElement } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import createSagaMiddleware from 'redux-saga';
import { type Locale } from '../i18n/locale.ts';
import { type MessageCatalogue } from '../i18n/messages.ts';
import { type Services } from '../services/services.ts';
import { ServicesContext } from '../services/servicesContext.ts';
import { baseReducers } from '../state/baseReducers.ts';
import { type RootState } from '../state/rootState.ts';
import { toastActions, type ToastRequest } from '../state/toastActions.ts';
import { fakeServices } from './fakeServices.ts';

export interface SiteOptions {
  /** Rooms whose texts the test reads. */
  readonly messages?: readonly MessageCatalogue[];
  readonly locale?: Locale;
  readonly services?: Partial<Services>;
  readonly state?: Partial<RootState>;
  /** Lazy slices of the feature under test. */
  readonly reducers?: Readonly<Record<string, Reducer>>;
  /** Saga of the feature under test, run for the life of the test. */
  readonly saga?: (services: Services) => Generator;
  /** Where the router stands; default `/`. */
  readonly path?: string;
}

export interface SiteRender extends RenderResult {
  readonly store: Store<RootState>;
  readonly services: Services;
  /** Every toast asked for so far, oldest first. */
  readonly toasts: readonly ToastRequest[];
}

/** Renders a component inside a whole site of fakes: store, texts, router, services. */
export async function renderWithSite(element: ReactElement, options: SiteOptions = {}): Promise<SiteRender> {
  const services = fakeServices({ locale: options.locale ?? 'zh-CN', ...options.services });
  await services.i18n.ensure(options.messages ?? []);
  const sagas = createSagaMiddleware();
  const toasts: ToastRequest[] = [];
  const store = configureStore({
    reducer: combineReducers({ ...baseReducers, ...options.reducers }),
    preloadedState: options.state as never,
    middleware: (base) => base({ thunk: false }).concat(sagas, recordToasts(toasts)),
  }) as unknown as Store<RootState>;
  if (options.saga) sagas.run(() => options.saga?.(services) as Generator);
  const view = render(
    <ServicesContext.Provider value={services}>
      <Provider store={store}>
        <MemoryRouter initialEntries={[options.path ?? '/']}>{element}</MemoryRouter>
      </Provider>
    </ServicesContext.Provider>,
  );
  return { ...view, store, services, toasts };
}

function recordToasts(toasts: ToastRequest[]): Middleware {
  return () => (next) => (action) => {
    if (toastActions.shown.match(action)) toasts.push(action.payload);
    return next(action);
  };
}
