import { createApiClient, createSession, createTraceLogger, type TraceLine } from '../../index.ts';

export async function traceOnce(baseUrl: string, write: (line: TraceLine) => void): Promise<void> {
  const trace = createTraceLogger({ write, show: ['pageNum', 'pageSize'] });
  const client = createApiClient({ session: createSession(), baseUrl, trace });
  await client.call('advertising.queryNoticeListByPage', { pageNum: 1, pageSize: 5 });
}
