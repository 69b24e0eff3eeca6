import type { Services } from '@pavilion/site-contract';
import { put, select, takeEvery } from 'typed-redux-saga';
import {
  chatSettingsActions,
  FIRST_ROOM,
  selectChatSettings,
  type BlockedPerson,
  type ChatSettings,
} from './chatSlice.ts';

const KEY = 'chat.desk';

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

/** Stores the selected room, blocked members and quiet rooms between visits. */
export function* persistChatSettings({ store }: Services) {
  const kept = parseChatSettings(store.get(KEY));
  if (kept) yield* put(chatSettingsActions.restored(kept));
  yield* takeEvery(
    ({ type }: { readonly type: string }) => type.startsWith('chatDesk/'),
    function* save() {
      store.set(KEY, JSON.stringify(yield* select(selectChatSettings)));
    },
  );
}
