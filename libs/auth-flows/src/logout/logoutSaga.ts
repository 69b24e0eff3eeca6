import { createAction } from '@reduxjs/toolkit';
import { spawn, takeLeading } from 'typed-redux-saga';

/** A session on its way out: what the server needs to hear about. */
export interface SessionToRevoke {
  readonly token: string;
  readonly userId: string;
}

/** What logging out needs from its host. */
export interface LogoutPorts {
  /** The session to end; `undefined` when nobody is logged in. */
  readonly readSession: () => SessionToRevoke | undefined;
  /** Tells the server. It gets the session, for the stored one is gone by then. */
  readonly logout: (session: SessionToRevoke) => Promise<unknown>;
  /** Forgets everything private on this machine; must not throw. */
  readonly clearSession: () => void;
  readonly announce: (event: 'loggedOut') => void;
}

/** Asks to log out. */
export const logoutRequested = createAction('logout/logoutRequested');

/**
 * Logs out: the machine forgets at once, the server hears about it when it can (F-AUTH-21).
 *
 * A player who presses the button while offline is logged out here all the same; what the server answers changes nothing.
 */
export function createLogoutSaga(ports: LogoutPorts) {
  return function* logoutSaga() {
    yield* takeLeading(logoutRequested, function* endSession() {
      const session = ports.readSession();
      if (!session) return;
      ports.clearSession();
      ports.announce('loggedOut');
      yield* spawn(revokeOnServer, ports, session);
    });
  };
}

function* revokeOnServer(ports: LogoutPorts, session: SessionToRevoke) {
  try {
    yield ports.logout(session);
  } catch {
    // The token dies by itself; the player has nothing to do about it.
  }
}
