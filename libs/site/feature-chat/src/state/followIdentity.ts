import type { ChatClient } from '@pavilion/chat-socket';
import { sessionActions, type Locale, type Services } from '@pavilion/site-contract';
import { eventChannel, type EventChannel } from 'redux-saga';
import { call, race, take } from 'typed-redux-saga';

/** Each language the site is switched to. */
const createLocaleChannel = ({ i18n }: Services): EventChannel<Locale> => {
  let current = i18n.locale();
  return eventChannel<Locale>((emit) =>
    i18n.subscribe(() => {
      if (i18n.locale() === current) return;
      current = i18n.locale();
      emit(current);
    }),
  );
};

/**
 * Speaks as who is logged in, else as a guest; what a member wrote is never sent as somebody else (CHT-03, F-CHT-11). In
 * another language everything is read anew, for the house and its bots are read in the player's own.
 */
export function* followIdentity(services: Services, client: ChatClient) {
  const languages = yield* call(createLocaleChannel, services);
  for (;;) {
    const { userId } = services.session.getState();
    client.start(userId ? { kind: 'member', key: userId } : { kind: 'guest' });
    const { session } = (yield* race({
      session: take([sessionActions.loggedIn.type, sessionActions.loggedOut.type]),
      language: take(languages),
    })) as { readonly session?: { readonly type: string } };
    if (session?.type === sessionActions.loggedOut.type) client.disconnectIdentity();
    if (session) continue;
    client.stop();
    client.clearHistory();
  }
}
