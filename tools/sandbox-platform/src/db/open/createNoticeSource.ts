import pg from 'pg';
import type { NoticeSource } from '../database.ts';

const RETRY_MS = 500;

type NoticeHandlers = Parameters<NoticeSource['listen']>[1];

/** Opens a listening connection; `ended` resolves when it closes. */
async function openListener(url: string, channel: string, receive: NoticeHandlers['receive']) {
  const client = new pg.Client({ connectionString: url, keepAlive: true });
  const ended = new Promise<void>((resolve) => client.once('end', () => resolve()));
  client.on('error', () => undefined);
  client.on('notification', ({ payload }) => receive(payload ?? ''));
  await client.connect();
  await client.query(`listen ${channel}`);
  return { client, ended };
}

/** Listens on a separate connection and reconnects after each loss, until it is closed. */
async function keepListening(
  url: string,
  channel: string,
  { receive, missed }: NoticeHandlers,
): Promise<() => Promise<void>> {
  let isClosed = false;
  let current = await openListener(url, channel, receive);
  const follow = async () => {
    await current.ended;
    while (!isClosed) {
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
      const next = isClosed ? undefined : await openListener(url, channel, receive).catch(() => undefined);
      if (!next) continue;
      current = next;
      if (isClosed) return void next.client.end();
      missed();
      await next.ended;
    }
  };
  void follow();
  return async () => {
    isClosed = true;
    await current.client.end().catch(() => undefined);
  };
}

/** Creates the notice source of a PostgreSQL server. @param url connection URL */
export const createNoticeSource = (url: string): NoticeSource => ({
  listen: (channel, handlers) => keepListening(url, channel, handlers),
});
