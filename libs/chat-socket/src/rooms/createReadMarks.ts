import type { KeyValueStore } from '@pavilion/kernel';

/** Stored numbers of the last read message by room. */
export interface ReadMarks {
  readonly of: (rid: string) => number | undefined;
  readonly set: (rid: string, mid: number) => void;
}

const parse = (kept: string | undefined): Readonly<Record<string, unknown>> => {
  try {
    return (JSON.parse(kept ?? '{}') ?? {}) as Readonly<Record<string, unknown>>;
  } catch {
    return {};
  }
};

/** @param identity returns the key of the current identity */
export function createReadMarks(store: KeyValueStore, identity: () => string): ReadMarks {
  const place = () => `chat.read.${identity()}`;
  const all = () => parse(store.get(place()));
  return {
    of: (rid) => {
      const mid = all()[rid];
      return Number.isSafeInteger(mid) ? (mid as number) : undefined;
    },
    set: (rid, mid) => void store.set(place(), JSON.stringify({ ...all(), [rid]: mid })),
  };
}
