import type { ResponseOf } from '@pavilion/api-client';
import { useFirstRead } from '@pavilion/site-data';

export type Notice = ResponseOf<'advertising.queryNoticeListByPage'>['list'][number];

const NEWEST = { pageNum: 1, pageSize: 5 };

/**
 * Reads the newest notices. They are `undefined` until they arrive, and empty after a failure, because home does not depend
 * on them.
 */
export function useNotices(): readonly Notice[] | undefined {
  const { data, failure } = useFirstRead('advertising.queryNoticeListByPage', NEWEST);
  return data?.list ?? (failure ? [] : undefined);
}
