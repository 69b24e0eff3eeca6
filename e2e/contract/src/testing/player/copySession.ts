import { createSession, type Session } from '@pavilion/api-client';
import { createMemoryStore } from '@pavilion/kernel';

/** Copies a session to another tab of the same browser: same token and device id, and events of its own. */
export function copySession(session: Session): Session {
  const store = createMemoryStore();
  store.set('pavilion.deviceId', session.deviceId());
  const copy = createSession({ store });
  copy.login({ token: session.token(), userId: session.getState().userId ?? '' });
  return copy;
}
