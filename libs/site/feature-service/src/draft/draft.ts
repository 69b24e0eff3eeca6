import type { KeyValueStore } from '@pavilion/kernel';

/** Order, bet or error that a message is about. */
export interface Subject {
  readonly kind: 'order' | 'bet' | 'error';
  readonly id: string;
}

/** Uploaded picture of a draft. */
export interface DraftPicture {
  readonly imageId: string;
  readonly url: string;
}

/** Message that is being written. */
export interface Draft {
  readonly text: string;
  readonly subject?: Subject | undefined;
  readonly pictures: readonly DraftPicture[];
}

/** Change of a draft, or a function that computes it from the latest draft. */
export type DraftChange = Partial<Draft> | ((latest: Draft) => Partial<Draft>);

/** Largest number of pictures of one message. */
export const MAX_PICTURES = 3;

export const EMPTY_DRAFT: Draft = { text: '', pictures: [] };

/** Adds a refused message to what is being written. The subject of the latest draft has priority. */
export const mergeDrafts = (refused: Draft, latest: Draft): Draft => ({
  text: [refused.text, latest.text].filter((text) => text !== '').join('\n'),
  subject: latest.subject ?? refused.subject,
  pictures: [...refused.pictures, ...latest.pictures].slice(0, MAX_PICTURES),
});

const PATTERNS = { order: /^[A-Z]\d{8,30}$/, bet: /^T\d{8,30}$/, error: /^\d{1,5}$/ } as const;

/** Parses a subject; `undefined` if it is none of the three, or has another form. */
export function parseSubject(value: unknown): Subject | undefined {
  const { kind, id } = (value ?? {}) as Partial<Record<keyof Subject, unknown>>;
  if (kind !== 'order' && kind !== 'bet' && kind !== 'error') return undefined;
  return typeof id === 'string' && PATTERNS[kind].test(id) ? { kind, id } : undefined;
}

/** Reads the subject from the query of a link to customer service, such as `?order=D…`. */
export function readSubject(search: string): Subject | undefined {
  const query = new URLSearchParams(search);
  for (const kind of ['order', 'bet', 'error'] as const) {
    const subject = parseSubject({ kind, id: query.get(kind) });
    if (subject) return subject;
  }
  return undefined;
}

const isPicture = (value: unknown): value is DraftPicture => {
  const { imageId, url } = (value ?? {}) as Partial<Record<keyof DraftPicture, unknown>>;
  return typeof imageId === 'string' && typeof url === 'string' && /^\/(?![/\\])/.test(url);
};

const buildKey = (owner: string): string => `service.draft.${owner}`;

/** Parses stored pictures; anything else is left out. */
export const parsePictures = (value: unknown): readonly DraftPicture[] =>
  Array.isArray(value) ? value.filter(isPicture) : [];

/** Reads the stored draft of a player; an invalid text is an empty draft (STO-02). */
export function readDraft(store: KeyValueStore, owner: string): Draft {
  try {
    const value = JSON.parse(store.get(buildKey(owner)) ?? '{}') as Partial<Record<keyof Draft, unknown>> | null;
    return {
      text: typeof value?.text === 'string' ? value.text : '',
      subject: parseSubject(value?.subject),
      pictures: parsePictures(value?.pictures),
    };
  } catch {
    return EMPTY_DRAFT;
  }
}

/** Whether a draft has no text, subject or picture. */
export const isDraftEmpty = ({ text, subject, pictures }: Draft): boolean =>
  text === '' && !subject && pictures.length === 0;

/** Stores the draft of a player, so that it survives a reload. */
export function storeDraft(store: KeyValueStore, owner: string, draft: Draft): void {
  if (isDraftEmpty(draft)) store.remove(buildKey(owner));
  else store.set(buildKey(owner), JSON.stringify(draft));
}
