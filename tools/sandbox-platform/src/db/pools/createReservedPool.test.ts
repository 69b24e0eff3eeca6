import type { PostgresPool } from 'kysely';
import { createReservedPool, DISK_RESERVE } from './createReservedPool.ts';

function openPool(getFreeBytes: () => number) {
  const sent: string[] = [];
  const query = async (text: string) => {
    sent.push(text);
    return { command: '', rowCount: 0, rows: [] };
  };
  const pool = { connect: async () => ({ query, release: () => sent.push('released') }), end: async () => undefined };
  return { sent, reserved: createReservedPool(pool as unknown as PostgresPool, getFreeBytes) };
}

it.each`
  text                                                                     | free                | isRefused
  ${'insert into "bets" ("id") values ($1)'}                               | ${DISK_RESERVE}     | ${false}
  ${'insert into "bets" ("id") values ($1)'}                               | ${DISK_RESERVE - 1} | ${true}
  ${'  update "wallets" set "amount" = $1'}                                | ${0}                | ${true}
  ${'delete from "sessions"'}                                              | ${0}                | ${true}
  ${'with "due" as (select 1)\nupdate "bets" set "state" = $1'}            | ${0}                | ${true}
  ${'with "due" as (select "updated_at" from "bets") select * from "due"'} | ${0}                | ${false}
  ${'select "deleted" from "members" where "name" = $1'}                   | ${0}                | ${false}
  ${'begin'}                                                               | ${0}                | ${false}
  ${'commit'}                                                              | ${0}                | ${false}
  ${'rollback'}                                                            | ${0}                | ${false}
`('F-SRV-05 with $free free bytes $text is refused: $isRefused', async ({ text, free, isRefused }) => {
  const { sent, reserved } = openPool(() => free as number);
  const client = await reserved.connect();
  const result = client.query(text as string, []);
  await (isRefused ? expect(result).rejects.toMatchObject({ code: '53100' }) : result);
  client.release();
  expect(sent).toEqual(isRefused ? ['released'] : [text, 'released']);
});

it('F-SRV-05 writes are accepted after space has been freed', async () => {
  let free = 0;
  const { reserved } = openPool(() => free);
  const client = await reserved.connect();
  await expect(client.query('delete from "x"', [])).rejects.toMatchObject({ code: '53100' });
  free = DISK_RESERVE;
  await expect(client.query('delete from "x"', [])).resolves.toMatchObject({ rows: [] });
});
