import type { Saga } from 'redux-saga';
import { createAction } from '@reduxjs/toolkit';
import { spawn, takeLeading } from 'typed-redux-saga';

/** Session that the server has to revoke. */
export interface SessionToRevoke {
  readonly token: string;
  readonly userId: string;
}

/** Ports of logging out. */
export interface LogoutPorts {
  /** Returns the session to end; `undefined` for a guest. */
  readonly readSession: () => SessionToRevoke | undefined;
  /** Revokes the session on the server. It is passed as an argument, because the stored one has been cleared by then. */
  readonly logout: (session: SessionToRevoke) => Promise<unknown>;
  /** Removes all private data from this browser. Must not throw. */
  readonly clearSession: () => void;
  readonly announce: (event: 'loggedOut') => void;
}

/** Command: log out. */
export const logoutRequested = createAction('logout/logoutRequested');

/**
 * Creates the saga that logs out: it clears the session at once and then revokes it on the server (F-AUTH-21).
 *
 * A player who is offline is logged out too. The response of the server changes nothing.
 */
export function createLogoutSaga(ports: LogoutPorts): Saga<[]> {
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
    // The token expires by itself. The player cannot do anything about the failure.
  }
}
