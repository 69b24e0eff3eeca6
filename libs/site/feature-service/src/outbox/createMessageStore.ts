import type { RequestOf } from '@pavilion/api-client';
import type { KeyValueStore } from '@pavilion/kernel';
import { parsePictures, type DraftPicture } from '../draft/draft.ts';

/** Body of a message. */
export type OutgoingBody = RequestOf<'service.send'>;

/** Message as it is stored until the platform has confirmed or refused it. */
export interface StoredMessage {
  readonly requestId: string;
  readonly body: OutgoingBody;
  /** Pictures of the body with their paths. */
  readonly pictures: readonly DraftPicture[];
  /** Time of the player's action. */
  readonly at: number;
}

/** Unconfirmed messages of one player in the storage of the browser, which all tabs change. */
export interface MessageStore {
  readonly read: () => readonly StoredMessage[];
  readonly change: (change: (list: readonly StoredMessage[]) => readonly StoredMessage[]) => void;
}

/** Parses stored messages; an invalid text is empty (STO-02). */
function parseStored(text: string | undefined): readonly StoredMessage[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    if (!Array.isArray(value)) return [];
    return (value as (Partial<StoredMessage> | null)[]).flatMap((each) =>
      typeof each?.requestId === 'string' && typeof each.at === 'number' && typeof each.body?.text === 'string'
        ? [{ requestId: each.requestId, at: each.at, body: each.body, pictures: parsePictures(each.pictures) }]
        : [],
    );
  } catch {
    return [];
  }
}

/** Creates the store of unconfirmed messages. @param owner key of the player */
export function createMessageStore(store: KeyValueStore, owner: string): MessageStore {
  const key = `service.outbox.${owner}`;
  const read = () => parseStored(store.get(key));
  return {
    read,
    change: (change) => {
      const next = change(read());
      if (next.length > 0) store.set(key, JSON.stringify(next));
      else store.remove(key);
    },
  };
}
