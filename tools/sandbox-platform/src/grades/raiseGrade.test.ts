import { sql } from 'kysely';
import { openClub, type Club } from '../promotions/testing/openClub.ts';
import { raiseGrade } from './raiseGrade.ts';

const NOW = new Date('2026-11-21T04:00:00Z');

let club: Club;
beforeAll(async () => (club = await openClub(NOW)), 60_000);
afterAll(() => club.database.close());

/** Creates a member with a credited deposit and turnover, in whole yuan. */
async function createPlayer(deposit: bigint, turnover: bigint, vipGrade = 1): Promise<number> {
  const id = await club.member({ vipGrade });
  await club.deposit(id, deposit * 100n, NOW);
  await club.bet(id, { stake: turnover * 100n, at: NOW });
  return id;
}

it.each`
  deposit        | turnover        | before | after
  ${999n}        | ${10_000n}      | ${1}   | ${1}
  ${1_000n}      | ${9_999n}       | ${1}   | ${1}
  ${1_000n}      | ${10_000n}      | ${1}   | ${2}
  ${20_000n}     | ${50_000n}      | ${1}   | ${3}
  ${5_000n}      | ${200_000n}     | ${1}   | ${3}
  ${20_000n}     | ${200_000n}     | ${3}   | ${4}
  ${1_000n}      | ${10_000n}      | ${5}   | ${5}
  ${90_000_000n} | ${900_000_000n} | ${1}   | ${11}
`(
  'USR-04 a deposit of $deposit and a turnover of $turnover raise level $before to $after',
  async ({ deposit, turnover, before, after }) => {
    const id = await createPlayer(deposit as bigint, turnover as bigint, before as number);
    await club.raise(id, NOW);
    expect(await club.readGrade(id)).toBe(after);
  },
);

it('USR-04 does not sum the turnover of a member whose deposits reach no higher level', async () => {
  const sums = [await createPlayer(4_999n, 50_000n, 2), await createPlayer(90_000_000n, 1n, 11)];
  const higher = await createPlayer(5_000n, 50_000n, 2);
  const raise = (id: number) =>
    club.database.db.transaction().execute(async (tx) => {
      await sql`alter view turnovers rename to missing`.execute(tx);
      await raiseGrade(tx, id, NOW);
      throw new Error('rolled back');
    });
  for (const id of sums) await expect(raise(id)).rejects.toThrow('rolled back');
  await expect(raise(higher)).rejects.toThrow('turnovers');
});
