import type { RequestOf, ResponseOf } from '@pavilion/api-client';

/** A match that is or was shown live. */
export type Stream = ResponseOf<'stream.history'>['list'][number];

const MAX_SHOWN = 8;

/** Request of the streams that `toShownStreams` chooses from. */
export const streamsRequest: RequestOf<'stream.history'> = { pageNum: 1, pageSize: 100 };

/** Returns the streams of a short list (GAM-04): live ones first, then ended ones; half of each if there are enough of both. */
export function toShownStreams(list: readonly Stream[]): readonly Stream[] {
  const live = list.filter(({ status }) => status === 'live');
  const ended = list.filter(({ status }) => status === 'ended');
  const liveCount = Math.max(MAX_SHOWN / 2, MAX_SHOWN - ended.length);
  return [...live.slice(0, liveCount), ...ended].slice(0, MAX_SHOWN);
}
