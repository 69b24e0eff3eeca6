import type { RequestOf, ResponseOf } from '@pavilion/api-client';

/** A match that is or was shown live. */
export type Stream = ResponseOf<'stream.history'>['list'][number];

const SHOWN = 8;

/** Request of the streams that `toShownStreams` chooses from. */
export const streamsRequest: RequestOf<'stream.history'> = { pageNum: 1, pageSize: 100 };

/** Returns the streams of a short list (GAM-04): live ones first, then ended ones; half of each if there are enough of both. */
export function toShownStreams(list: readonly Stream[]): readonly Stream[] {
  const live = list.filter(({ status }) => status === 'live');
  const ended = list.filter(({ status }) => status === 'ended');
  const kept = Math.max(SHOWN / 2, SHOWN - ended.length);
  return [...live.slice(0, kept), ...ended].slice(0, SHOWN);
}
