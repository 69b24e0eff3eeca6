import { appendFileSync } from 'node:fs';
import type { SandboxDatabase } from '@pavilion/sandbox';
import { isOutcomeUnknown } from '@pavilion/api-client';
import { createId, formatMinor, parseMinor } from '@pavilion/kernel';
import { buildSandbox } from '../../testing/sandbox/buildSandbox.ts';
import { createDice } from './createDice.ts';
import { copySession } from '../../testing/player/copySession.ts';
import { createPlayer, type Player } from '../../testing/player/createPlayer.ts';
import { type RemoteSandbox, startRemoteSandbox } from '../../testing/sandbox/remoteSandbox.ts';
import { createPlatform } from '../../testing/sandbox/platform.ts';

/** Number of transfers; `npm run bench -- --only bankPglite,bankPostgres` runs 5,000 with 20 restarts. */
const TRANSFERS = Number(process.env['BANK_TRANSFERS'] ?? 80);
const RESTARTS = Number(process.env['BANK_RESTARTS'] ?? 1);
const MEMBERS = 2;
const CLIENTS_PER_MEMBER = 2;
const MONEY = '5000.00';
const VENUES = ['BGDZ', 'MYDZ', 'QXCP', 'LSCP'] as const;
/** Code of a transfer that the venue refused after the debit; the money was returned. */
const REVERSED = 6014;
const LINE_FAULTS = ['lostAnswer', 'drop', 'duplicate', 'corrupt'] as const;

interface Transfer {
  readonly channelCode: string;
  readonly amount: string;
  readonly ty: '1' | '2';
}

/** Outcome of a transfer: the response, or the code of a refusal. */
type Outcome = { readonly status: string } | { readonly code: number };

/** A sent transfer with its member and outcome. */
interface Sent {
  readonly member: number;
  readonly transfer: Transfer;
  readonly requestId: string;
  readonly outcome: Outcome;
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Makes random transfers with several clients while the sandbox is killed and restarted, and checks all balances. */
export function transferBankTest(name: string, database: () => SandboxDatabase): void {
  describe('bank test of venue transfers', () => {
    let sandbox: RemoteSandbox;
    let isUp = Promise.resolve();
    beforeAll(async () => {
      sandbox = await startRemoteSandbox(buildSandbox('library'), { database: database(), running: false, seed: 7 });
    });
    afterAll(() => sandbox.close());

    /** Repeats a transfer with its id until there is a response, across faults and restarts (W3). */
    const retryUntilResponse = async (player: Player, transfer: Transfer, requestId: string): Promise<Outcome> => {
      for (let attempt = 0; attempt < 200; attempt++) {
        await isUp;
        try {
          const { status } = await player.call('venue.transfer', transfer, { requestId });
          return { status };
        } catch (error) {
          if (!isOutcomeUnknown(error)) {
            const { code } = error as { readonly code?: number };
            if (code !== undefined) return { code };
          }
          await wait(10);
        }
      }
      throw new Error('retryUntilResponse: no response after 200 attempts.');
    };

    const kill = () => {
      isUp = isUp.then(() => sandbox.kill()).then(() => sandbox.start());
      return isUp;
    };

    const readMemberMoney = async (member: string) => {
      const { wallet, pending, venues } = await sandbox.console.venues.money(member);
      const parts = [wallet, pending, ...Object.values(venues)].map((text) => parseMinor(text) ?? -1n);
      return { wallet, pending, sum: formatMinor(parts.reduce((sum, part) => sum + part, 0n)), parts };
    };

    it(
      `F-WAL-09 has exact balances after ${TRANSFERS} transfers of 4 clients, 10 % repeated, 10 % disturbed, ${RESTARTS} restarts`,
      async () => {
        const began = Date.now();
        const dice = createDice(Number(process.env['BANK_SEED'] ?? 20_261_122));
        const platform = createPlatform(sandbox);
        const members = await Promise.all(Array.from({ length: MEMBERS }, () => platform.newPlayer(MONEY)));
        const clients = members.flatMap((first, member) =>
          Array.from({ length: CLIENTS_PER_MEMBER }, () => {
            const player = createPlayer(sandbox.url, { isSafe: false, session: copySession(first.session) });
            return { member, player };
          }),
        );
        const sent: Sent[] = [];
        const counts = { transfers: 0, repeats: 0, faults: 0, unlike: 0 };
        let next = 0;
        // Due repeats: at the beginning there may be no transfer to repeat.
        let dueRepeats = 0;

        const planFault = async () => {
          counts.faults += 1;
          const at = dice(LINE_FAULTS.length + 2);
          const channelCode = VENUES[dice(VENUES.length)] ?? 'BGDZ';
          const kind = LINE_FAULTS[at];
          if (kind) sandbox.console.addFault({ endpoint: 'venue.transfer', kind, count: 1 });
          else if (at === LINE_FAULTS.length)
            await sandbox.console.venues.addFault({ channelCode, kind: 'refuse', count: 1 });
          else await sandbox.console.venues.addFault({ channelCode, kind: 'slow', delayMs: 200, count: 1 });
        };
        const isSameOutcome = (before: Outcome, now: Outcome) =>
          // A pending outcome may have been decided since; any other outcome stays the same.
          JSON.stringify(before) === JSON.stringify(now) || ('status' in before && before.status === 'pending');
        const repeat = async ({ member, player }: (typeof clients)[number]) => {
          const own = sent.filter((one) => one.member === member);
          const old = own[dice(Math.max(1, own.length))];
          if (!old) return;
          dueRepeats -= 1;
          counts.repeats += 1;
          if (!isSameOutcome(old.outcome, await retryUntilResponse(player, old.transfer, old.requestId)))
            counts.unlike += 1;
        };
        const step = async (client: (typeof clients)[number], at: number) => {
          if (at % 10 === 4) dueRepeats += 1;
          if (dueRepeats > 0) await repeat(client);
          // A command to a process that is being killed gets no response.
          if (at % 10 === 9) await Promise.race([isUp.then(planFault).catch(() => undefined), wait(500)]);
          const transfer: Transfer = {
            channelCode: VENUES[dice(VENUES.length)] ?? 'BGDZ',
            amount: formatMinor(BigInt(1_000 + dice(60_000))),
            ty: dice(2) === 0 ? '1' : '2',
          };
          const requestId = createId();
          const outcome = await retryUntilResponse(client.player, transfer, requestId);
          counts.transfers += 1;
          // A refusal without a booking is decided again on a repeat, so it is not repeated here.
          if ('status' in outcome || outcome.code === REVERSED)
            sent.push({ member: client.member, transfer, requestId, outcome });
        };
        const every = Math.floor(TRANSFERS / (RESTARTS + 1));
        const killings: Promise<void>[] = [];
        const work = async (client: (typeof clients)[number]) => {
          for (let at = next++; at < TRANSFERS; at = next++) {
            if (at > 0 && at % every === 0 && killings.length < RESTARTS) killings.push(kill());
            await step(client, at);
          }
        };
        await Promise.all(clients.map(work));
        await Promise.all(killings);
        expect(killings).toHaveLength(RESTARTS);

        for (const { name: member } of members) {
          for (let attempt = 0; (await readMemberMoney(member)).pending !== '0.00'; attempt++) {
            if (attempt > 200) throw new Error('repeatTransfers: a transfer is still pending.');
            await wait(50);
          }
        }
        // Every id is queried once more; the ledger must match the outcomes to the cent.
        const wanted = members.map(() => parseMinor(MONEY) ?? 0n);
        const repeatTransfers = async ({ member, player }: (typeof clients)[number], own: readonly Sent[]) => {
          for (const { transfer, requestId, outcome } of own) {
            const now = await retryUntilResponse(player, transfer, requestId);
            if (!isSameOutcome(outcome, now)) counts.unlike += 1;
            if (!('status' in now) || now.status !== 'done') continue;
            const amount = parseMinor(transfer.amount) ?? 0n;
            wanted[member] = (wanted[member] ?? 0n) + (transfer.ty === '1' ? -amount : amount);
          }
        };
        await Promise.all(
          clients.map((client, at) => {
            const ofMember = sent.filter(({ member }) => member === client.member);
            return repeatTransfers(
              client,
              ofMember.filter((_, each) => each % CLIENTS_PER_MEMBER === at % CLIENTS_PER_MEMBER),
            );
          }),
        );
        const found = await Promise.all(members.map(({ name: member }) => readMemberMoney(member)));
        expect(counts.unlike).toBe(0);
        expect(found.map(({ sum }) => sum)).toEqual(members.map(() => MONEY));
        expect(found.map(({ wallet }) => wallet)).toEqual(wanted.map(formatMinor));
        expect(found.flatMap(({ parts }) => parts).filter((part) => part < 0n)).toEqual([]);
        expect(await sandbox.console.audit()).toEqual({ ok: true });
        expect(sent.length).toBeGreaterThan(TRANSFERS / 4);
        report({
          name,
          moved: sent.length,
          ...counts,
          restarts: killings.length,
          seconds: (Date.now() - began) / 1000,
        });
      },
      180_000 + TRANSFERS * 100 + RESTARTS * 20_000,
    );
  });
}

/** Writes the figures of a long run for the bench. */
function report(figures: object): void {
  const file = process.env['BANK_REPORT'];
  if (file !== undefined) appendFileSync(file, `${JSON.stringify(figures)}\n`);
}
