import type { Services } from '@pavilion/site-contract';
import { put, select, takeEvery } from 'typed-redux-saga';
import {
  chatSettingsActions,
  chatSettingsReducer,
  FIRST_ROOM,
  selectChatSettings,
  type BlockedPerson,
  type ChatSettings,
} from './chatSlice.ts';

const KEY = 'chat.desk';

type AnyAction = { readonly type: string };

const texts = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string').slice(0, 200) : [];

const people = (value: unknown): readonly BlockedPerson[] =>
  Array.isArray(value)
    ? value.flatMap((item: Partial<BlockedPerson> | null) =>
        typeof item?.uid === 'string' && typeof item.nickname === 'string'
          ? [{ uid: item.uid, nickname: item.nickname }]
          : [],
      )
    : [];

/** Parses stored settings; `undefined` for invalid text (STO-02). */
export function parseChatSettings(text: string | undefined): ChatSettings | undefined {
  try {
    const kept = JSON.parse(text ?? '') as Partial<Record<keyof ChatSettings, unknown>> | null;
    if (typeof kept !== 'object' || kept === null) return undefined;
    return {
      rid: typeof kept.rid === 'string' ? kept.rid : FIRST_ROOM,
      blocked: people(kept.blocked),
      quiet: texts(kept.quiet),
      dismissed: texts(kept.dismissed),
    };
  } catch {
    return undefined;
  }
}

/**
 * Returns the stored settings after a change in this tab. Settings that another tab has changed since this page was opened are
 * kept.
 */
function applyChange(kept: ChatSettings, action: AnyAction, shown: ChatSettings): ChatSettings {
  const next = chatSettingsReducer(kept, action);
  if (!chatSettingsActions.quietToggled.match(action)) return next;
  const isQuiet = ({ quiet }: ChatSettings) => quiet.includes(action.payload);
  return isQuiet(next) === isQuiet(shown) ? next : kept;
}

/** Stores the selected room, blocked members and quiet rooms between visits. */
export function* persistChatSettings({ store }: Services) {
  const kept = parseChatSettings(store.get(KEY));
  if (kept) yield* put(chatSettingsActions.restored(kept));
  yield* takeEvery(
    ({ type }: AnyAction) => type.startsWith('chatDesk/'),
    function* save(action: AnyAction) {
      const shown = yield* select(selectChatSettings);
      const stored = parseChatSettings(store.get(KEY));
      store.set(KEY, JSON.stringify(stored ? applyChange(stored, action, shown) : shown));
    },
  );
}
