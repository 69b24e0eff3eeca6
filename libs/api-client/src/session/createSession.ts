import { createId, createMemoryStore, type KeyValueStore } from '@pavilion/kernel';
import { createStoredValues, type StoredValues } from './storedValues.ts';
import { keysWiped, type SessionEnd, type StoredKey } from './storedKeys.ts';

/** Talks to the other tabs of this site. `post` reaches them, never the sender. */
export interface TabChannel {
  readonly post: (message: SessionMessage) => void;
  readonly listen: (hear: (message: unknown) => void) => () => void;
}

/** What tabs tell one another: that something happened. Never a token; each tab reads the store itself. */
export interface SessionMessage {
  readonly type: 'loggedIn' | 'loggedOut' | 'expired';
}

/** `isRemote`: another tab did it. Take the state over, but show no notice: that tab has shown it (I6). */
export interface SessionEvent extends SessionMessage {
  readonly isRemote: boolean;
}

export interface SessionState {
  readonly isLoggedIn: boolean;
  readonly userId: string | undefined;
}

/** Who is logged in, and the other values a browser keeps (STO-01). */
export interface Session {
  /** The same object until something changes. */
  readonly getState: () => SessionState;
  /** The login token; empty when logged out. Reads the store, so a token removed by hand ends the session (F-STO-05). */
  readonly token: () => string;
  /** The device's UUID: made once, kept, the same for the life of the page even where nothing can be kept (F-STO-10). */
  readonly deviceId: () => string;
  /** Keeps a login and announces it; `false` when it will not survive a reload. */
  readonly login: (login: { readonly token: string; readonly userId: string }) => boolean;
  /** Whether the login will survive a reload; `false` while the browser keeps nothing and it lives in memory (F-STO-02). */
  readonly isPersisted: () => boolean;
  /** Ends the session and tells the other tabs. `keysWiped` says what is removed. */
  readonly logout: (end?: Exclude<SessionEnd, 'expiry'>) => void;
  /**
   * Ends the session because the server refused `token` (ERR-02). Only the token in use can expire: of fifty calls that
   * fail at once the first does it, and a late one cannot end the login that followed (F-API-10).
   */
  readonly expire: (token: string) => void;
  readonly get: StoredValues['get'];
  readonly set: (key: Exclude<StoredKey, 'token' | 'userId' | 'deviceId'>, value: string) => boolean;
  readonly remove: (key: Exclude<StoredKey, 'token' | 'userId' | 'deviceId'>) => void;
  readonly subscribe: (listener: (event: SessionEvent) => void) => () => void;
  /** Stops listening to the other tabs. */
  readonly dispose: () => void;
}

export interface SessionPorts {
  readonly store?: KeyValueStore;
  readonly channel?: TabChannel;
}

const loggedOut: SessionState = { isLoggedIn: false, userId: undefined };
const messageTypes: readonly unknown[] = ['loggedIn', 'loggedOut', 'expired'];

function readMessage(message: unknown): SessionMessage['type'] | undefined {
  const type = (message as Partial<SessionMessage> | null | undefined)?.type;
  return messageTypes.includes(type) ? type : undefined;
}

/** Creates the getter of the device's id. The id is read once, and created if none is stored. */
function createDeviceIdGetter(values: StoredValues): Session['deviceId'] {
  let deviceId: string | undefined;
  return () => {
    deviceId ??= values.get('deviceId');
    if (deviceId === undefined) values.set('deviceId', (deviceId = createId()));
    return deviceId;
  };
}

/** Creates the list of a session's listeners. */
function createSessionListeners() {
  const listeners = new Set<(event: SessionEvent) => void>();
  return {
    emit: (type: SessionEvent['type'], isRemote: boolean) => {
      for (const listener of [...listeners]) listener({ type, isRemote });
    },
    subscribe: (listener: (event: SessionEvent) => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Keeps the session over any store, in one tab or many. Without a store it lives as long as the page (API-12, STO-01 to 03). */
export function createSession({ store = createMemoryStore(), channel }: SessionPorts = {}): Session {
  const values = createStoredValues(store);
  const { emit, subscribe } = createSessionListeners();
  let token = '';
  let state = loggedOut;

  const adopt = (isTidying = true) => {
    const [stored, userId] = [values.get('token'), values.get('userId')];
    if (isTidying && (!stored || !userId)) keysWiped.logout.forEach(values.remove);
    token = userId && stored ? stored : '';
    state = token ? { isLoggedIn: true, userId } : loggedOut;
  };
  const end = (type: 'loggedOut' | 'expired', wiped: SessionEnd) => {
    keysWiped[wiped].forEach(values.remove);
    adopt();
    emit(type, false);
    channel?.post({ type });
  };
  const sync = (type: SessionEvent['type'], isRemote: boolean) => {
    const before = token;
    // What another tab is writing may be here in part only; removing that part would end its login.
    adopt(!isRemote);
    if (token !== before) emit(token ? 'loggedIn' : type, isRemote);
  };
  const handleTabMessage = (message: unknown) => {
    const type = readMessage(message);
    if (type && type !== 'loggedIn' && values.isInMemory('token')) keysWiped.logout.forEach(values.remove);
    if (type) sync(type === 'loggedIn' ? 'loggedOut' : type, true);
  };

  adopt();
  const deafen = channel?.listen(handleTabMessage);
  return {
    getState: () => state,
    token: () => {
      if (values.get('token') !== (token || undefined)) sync('expired', false);
      return token;
    },
    deviceId: createDeviceIdGetter(values),
    login: (login) => {
      keysWiped.logout.forEach(values.remove);
      const kept = [values.set('token', login.token), values.set('userId', login.userId)];
      adopt();
      if (token) {
        emit('loggedIn', false);
        channel?.post({ type: 'loggedIn' });
      }
      return kept.every(Boolean) && token !== '';
    },
    isPersisted: () => token !== '' && !values.isInMemory('token') && !values.isInMemory('userId'),
    logout: (cause = 'logout') => end('loggedOut', cause),
    expire: (expired) => {
      if (expired !== '' && expired === token) end('expired', 'expiry');
    },
    get: values.get,
    set: values.set,
    remove: values.remove,
    subscribe,
    dispose: () => deafen?.(),
  };
}
