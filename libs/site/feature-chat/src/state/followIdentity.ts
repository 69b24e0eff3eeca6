import { type ChatClient } from '@pavilion/chat-socket';
import { sessionActions, type Services } from '@pavilion/site-contract';
import { take } from 'typed-redux-saga';

/** Speaks as who is logged in, else as a guest; what a member wrote is never sent as somebody else (CHT-03, F-CHT-11). */
export function* followIdentity({ session }: Services, client: ChatClient) {
  for (;;) {
    const { userId } = session.getState();
    client.start(userId ? { kind: 'member', key: userId } : { kind: 'guest' });
    const { type } = (yield* take([sessionActions.loggedIn.type, sessionActions.loggedOut.type])) as {
      readonly type: string;
    };
    if (type === sessionActions.loggedOut.type) client.leaveIdentity();
  }
}
