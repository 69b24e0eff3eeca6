import { createId, createMemoryStore, type KeyValueStore } from '@pavilion/kernel';
import { createStoredValues, type StoredValues } from './storedValues.ts';
import { removedKeys, type SessionEnd, type StoredKey } from './storedKeys.ts';

/** Channel to the other tabs of this site. The sender does not receive its own messages. */
export interface TabChannel {
  readonly post: (message: SessionMessage) => void;
  readonly listen: (listener: (message: unknown) => void) => () => void;
}

/** Message between tabs. It contains the event and no token; each tab reads the store. */
export interface SessionMessage {
  readonly type: 'loggedIn' | 'loggedOut' | 'expired';
}

/** `isRemote`: the event happened in another tab. Adopt the state without a notice, which that tab has shown (I6). */
export interface SessionEvent extends SessionMessage {
  readonly isRemote: boolean;
}

/** State of a session. */
export interface SessionState {
  readonly isLoggedIn: boolean;
  readonly userId: string | undefined;
}

/** Session of a member, and the other stored values (STO-01). */
export interface Session {
  /** Returns the same object until something changes. */
  readonly getState: () => SessionState;
  /** Returns the login token; empty for guests. Reads the store, so removing the token ends the session (F-STO-05). */
  readonly token: () => string;
  /** Returns the number of the session. It changes with every login and every end, in this or another tab (F-API-28). */
  readonly epoch: () => number;
  /** Returns the UUID of the device. It is created once, stored, and constant until the page closes (F-STO-10). */
  readonly deviceId: () => string;
  /**
   * Stores a login and notifies listeners. Returns false if it will not survive a reload, or if token or id is invalid: then the
   * former session has ended (`loggedOut`).
   */
  readonly login: (login: { readonly token: string; readonly userId: string }) => boolean;
  /** Whether the login will survive a reload; false while it is only in memory (F-STO-02). */
  readonly isPersisted: () => boolean;
  /** Ends the session and notifies the other tabs. `removedKeys` lists the removed keys. */
  readonly logout: (end?: Exclude<SessionEnd, 'expiry'>) => void;
  /**
   * Ends the session because the server refused `token` (ERR-02). Only the token in use can expire: the first of many failed
   * calls ends the session, and a late one does not end a later login (F-API-10).
   */
  readonly expire: (token: string) => void;
  readonly get: StoredValues['get'];
  readonly set: (key: Exclude<StoredKey, 'token' | 'userId' | 'deviceId'>, value: string) => boolean;
  readonly remove: (key: Exclude<StoredKey, 'token' | 'userId' | 'deviceId'>) => void;
  readonly subscribe: (listener: (event: SessionEvent) => void) => () => void;
  /** Ends the messages to and from other tabs. The session itself stays usable. */
  readonly dispose: () => void;
}

/** Ports of {@link createSession}. Both are optional: without a store the session lasts until the page closes. */
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
function createSessionListeners(channel: TabChannel | undefined) {
  const listeners = new Set<(event: SessionEvent) => void>();
  const emit = (type: SessionEvent['type'], isRemote: boolean) => {
    for (const listener of [...listeners]) listener({ type, isRemote });
  };
  return {
    emit,
    /** Notifies the listeners and the other tabs of an event of this tab. */
    report: (type: SessionEvent['type']) => {
      emit(type, false);
      channel?.post({ type });
    },
    subscribe: (listener: (event: SessionEvent) => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Creates the stored login as this tab knows it, with the number of the session. */
function createStoredLogin(values: StoredValues) {
  let token = '';
  let epoch = 0;
  let state = loggedOut;
  return {
    token: () => token,
    epoch: () => epoch,
    getState: () => state,
    /** Whether the store has another token, because another tab or a script has changed it. */
    isOutdated: () => values.get('token') !== (token || undefined),
    /** Reads the store. @param isTidying whether an incomplete login is removed */
    adopt: (isTidying = true) => {
      const [stored, userId] = [values.get('token'), values.get('userId')];
      if (isTidying && (!stored || !userId)) removedKeys.logout.forEach(values.remove);
      const before = token;
      token = userId && stored ? stored : '';
      state = token ? { isLoggedIn: true, userId } : loggedOut;
      if (token !== before) epoch += 1;
    },
  };
}

/** Creates a session over any store, in one tab or many. Without a store it lasts until the page closes (API-12, STO-01 to 03). */
export function createSession({ store = createMemoryStore(), channel }: SessionPorts = {}): Session {
  const values = createStoredValues(store);
  const { emit, report, subscribe } = createSessionListeners(channel);
  const stored = createStoredLogin(values);
  const { adopt } = stored;

  const readToken = () => {
    if (stored.isOutdated()) sync('expired', false);
    return stored.token();
  };
  const end = (type: 'loggedOut' | 'expired', wiped: SessionEnd) => {
    removedKeys[wiped].forEach(values.remove);
    adopt();
    report(type);
  };
  const sync = (type: SessionEvent['type'], isRemote: boolean) => {
    const before = stored.token();
    // A login of another tab may be stored only in part. Removing that part would end it.
    adopt(false);
    const token = stored.token();
    // This tab adopts its own logins at once, so a login that is found here is one of another tab.
    if (token !== before) emit(token ? 'loggedIn' : type, isRemote || token !== '');
  };
  const handleTabMessage = (message: unknown) => {
    const type = readMessage(message);
    if (type && type !== 'loggedIn' && values.isInMemory('token')) removedKeys.logout.forEach(values.remove);
    if (type) sync(type === 'loggedIn' ? 'loggedOut' : type, true);
  };

  adopt();
  const stopListening = channel?.listen(handleTabMessage);
  return {
    getState: stored.getState,
    token: readToken,
    epoch: () => {
      readToken();
      return stored.epoch();
    },
    deviceId: createDeviceIdGetter(values),
    login: (login) => {
      const wasLoggedIn = stored.token() !== '';
      removedKeys.logout.forEach(values.remove);
      // A login is a new session, even with the token of the former one.
      adopt();
      const kept = [values.set('token', login.token), values.set('userId', login.userId)];
      adopt();
      const isValid = stored.token() !== '';
      if (isValid) report('loggedIn');
      else if (wasLoggedIn) report('loggedOut');
      return kept.every(Boolean) && isValid;
    },
    isPersisted: () => stored.token() !== '' && !values.isInMemory('token') && !values.isInMemory('userId'),
    logout: (cause = 'logout') => end('loggedOut', cause),
    expire: (expired) => {
      if (expired !== '' && expired === stored.token()) end('expired', 'expiry');
    },
    get: values.get,
    set: values.set,
    remove: values.remove,
    subscribe,
    dispose: () => stopListening?.(),
  };
}
