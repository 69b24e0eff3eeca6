import type { ResponseOf } from '@pavilion/api-client';
import { useRead } from '@pavilion/site-data';

export type Notice = ResponseOf<'advertising.queryNoticeListByPage'>['list'][number];

const none: readonly Notice[] = [];

/**
 * Reads the newest notices. The list is empty until they arrive and after a failure, because home does not depend on
 * them.
 */
export function useNotices(): readonly Notice[] {
  const { data } = useRead('advertising.queryNoticeListByPage', { pageNum: 1, pageSize: 5 });
  return data?.list ?? none;
}
