import type { ChatClient } from '@pavilion/chat-socket';
import { sessionActions, type Locale, type Services } from '@pavilion/site-contract';
import { eventChannel, type EventChannel } from 'redux-saga';
import { call, race, take } from 'typed-redux-saga';

/** Creates a channel of language changes. */
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
 * Connects as the logged-in member, or else as a guest. Messages of a member are never sent under another identity (CHT-03,
 * F-CHT-11). After a change of language everything is loaded again, because messages of the platform and its bots are
 * in the player's language.
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
