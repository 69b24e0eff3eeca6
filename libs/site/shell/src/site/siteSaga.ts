import { siteActions, uiActions, type Brand, type RootState, type Services } from '@pavilion/site-contract';
import { eventChannel, type EventChannel } from 'redux-saga';
import { all, call, put, select, take } from 'redux-saga/effects';
import { type ResponseOf } from '@pavilion/api-client';
import { showTitle } from '../title/titleMarquee.ts';
import { type ShellServices } from '../services/createServices.ts';

const RETRY_MS = 15_000;

/** What the saga writes to: the document's title, and whether the browser has a network. */
export interface SiteSagaPorts {
  readonly writeTitle: (text: string) => void;
  readonly watchOnline: (hear: (isOnline: boolean) => void) => () => void;
}

/** Loads the operator's settings (ruling S1), shows the title in the language in use (NAV-13), and follows the network. */
export function createSiteSaga(services: ShellServices, ports: SiteSagaPorts) {
  return function* siteSaga(): Generator {
    yield all([call(loadSettings, services, ports), call(followNetwork, ports)]);
  };
}

function* loadSettings(services: ShellServices, { writeTitle }: SiteSagaPorts): Generator {
  for (;;) {
    try {
      const answer = (yield call(
        services.api.call,
        'configuration.preInfo',
        {},
      )) as ResponseOf<'configuration.preInfo'>;
      yield put(siteActions.settingsLoaded(answer.siteBaseConfig));
      yield call(applySettings, services);
      const { title } = yield* current();
      const stop = showTitle(titleOf(title, services.brand, services), writeTitle, services.clock);
      yield call(languageChanged, services);
      yield call(stop);
    } catch {
      yield call(wait, services, RETRY_MS);
    }
  }
}

function* current(): Generator<unknown, RootState['site']> {
  return (yield select((state: RootState) => state.site)) as RootState['site'];
}

function* applySettings({ client, session }: ShellServices): Generator {
  const { safeSwitch, h5DomainUrl } = yield* current();
  if (h5DomainUrl) void import('../link/leaveForMobile.ts').then((file) => file.leaveForMobile(h5DomainUrl, session));
  const isSafe = safeSwitch !== '0';
  session.set('safeSwitch', isSafe ? '1' : '0');
  client.setSafeSwitch(isSafe);
}

/** A title the operator set, or the brand's own name. */
function titleOf(title: string, brand: Brand, { i18n }: Services): string {
  return title.trim() || brand.names[i18n.locale()];
}

/** The operator has a title for each language. */
function languageChanged({ i18n }: Services): Promise<void> {
  const before = i18n.locale();
  return new Promise((resolve) => {
    const stop = i18n.subscribe(() => {
      if (i18n.locale() === before) return;
      stop();
      resolve();
    });
  });
}

function wait({ clock }: Services, ms: number): Promise<void> {
  return new Promise((resolve) => void clock.after(ms, resolve));
}

function* followNetwork({ watchOnline }: SiteSagaPorts): Generator {
  const changes = (yield call(networkChannel, watchOnline)) as EventChannel<{ readonly isOnline: boolean }>;
  for (;;) {
    const { isOnline } = (yield take(changes)) as { readonly isOnline: boolean };
    yield put(uiActions.onlineChanged(isOnline));
  }
}

function networkChannel(watchOnline: SiteSagaPorts['watchOnline']) {
  return eventChannel<{ readonly isOnline: boolean }>((emit) => watchOnline((isOnline) => emit({ isOnline })));
}
