import type { ResponseOf } from '@pavilion/api-client';
import { useServices } from '@pavilion/site-contract';
import { useEffect, useState } from 'react';

export type Notice = ResponseOf<'advertising.queryNoticeListByPage'>['list'][number];

/** The newest notices; empty until they come, and when they cannot be had: home does not depend on them. */
export function useNotices(): readonly Notice[] {
  const { api } = useServices();
  const [notices, setNotices] = useState<readonly Notice[]>([]);
  useEffect(() => {
    const abort = new AbortController();
    api
      .call('advertising.queryNoticeListByPage', { pageNum: 1, pageSize: 5 }, { signal: abort.signal })
      .then(({ list }) => setNotices(list))
      .catch(() => undefined);
    return () => abort.abort();
  }, [api]);
  return notices;
}
