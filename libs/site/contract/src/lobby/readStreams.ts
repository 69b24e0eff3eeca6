import { type ResponseOf } from '@pavilion/api-client';
import { type SiteApi } from '../services/siteApi.ts';

/** A match that is or was shown live. */
export type Stream = ResponseOf<'stream.history'>['list'][number];

const SHOWN = 8;

/** Streams for a short list (GAM-04): those that run, then those that ended; half of each where there are enough of both. */
export async function readStreams(api: SiteApi, signal: AbortSignal): Promise<readonly Stream[]> {
  const { list } = await api.call('stream.history', { pageNum: 1, pageSize: 100 }, { signal });
  const live = list.filter(({ status }) => status === 'live');
  const ended = list.filter(({ status }) => status === 'ended');
  const kept = Math.max(SHOWN / 2, SHOWN - ended.length);
  return [...live.slice(0, kept), ...ended].slice(0, SHOWN);
}
