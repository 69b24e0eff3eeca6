import { createId, formatMinor } from '@pavilion/kernel';
import type { DatabaseProvider } from '../../testing/sandbox/databaseProvider.ts';
import { createDice } from './createDice.ts';
import { copySession } from '../../testing/player/copySession.ts';
import { createPlayer } from '../../testing/player/createPlayer.ts';
import type { NamedPlayer } from '../../testing/sandbox/platform.ts';
import {
  addBankCard,
  type CashierPlatform,
  parseCents,
  fetchBalances,
  REAL_NAME,
  SECOND_PASSWORD_HASH,
  startCashier,
} from '../../testing/sandbox/cashierPlatform.ts';

/** Expected balances of a member, computed only from responses. */
interface ExpectedWallet {
  readonly players: readonly NamedPlayer[];
  readonly cardId: string;
  /** Whether the member deposits. A deposit requires turnover before a withdrawal, so other members withdraw. */
  readonly isDepositor: boolean;
  wallet: bigint;
  locked: bigint;
  coin: bigint;
}

/** A money call that can be repeated with its id. */
interface Sent {
  readonly expectedWallet: ExpectedWallet;
  readonly send: () => Promise<unknown>;
  readonly response: string;
}

const MEMBERS = 4;
const CLIENTS = 4;
/** Number of steps; a longer run is `BANK_STEPS=600 npx jest src/suites/wallet/cashier.pglite`. */
const STEPS = Number(process.env['BANK_STEPS'] ?? 200);

/** Repeats a call with its id until there is a response, and returns the response of a successful call (W3). */
async function retryUntilResponse<Result>(send: () => Promise<Result>): Promise<Result | undefined> {
  for (let attempt = 0; attempt < 5; attempt++) {
    try {
      return await send();
    } catch (error) {
      if ((error as { kind?: string }).kind === 'api') return undefined;
    }
  }
  throw new Error('retryUntilResponse: no response after 5 attempts.');
}

/** Moves random amounts of a few members over several clients, with repeated ids and faults, and checks all balances. */
export function cashierBankTest(databases: () => DatabaseProvider): void {
  describe('bank test', () => {
    let cashier: CashierPlatform;
    const dice = createDice(20_261_121);
    const sent: Sent[] = [];
    beforeAll(async () => (cashier = await startCashier(databases())));
    afterAll(() => cashier.close());

    const createExpectedWallet = async (isDepositor: boolean): Promise<ExpectedWallet> => {
      const first = await cashier.newPlayer({ money: '5000.00' });
      const players = Array.from({ length: CLIENTS }, () => {
        const session = copySession(first.session);
        const tab = createPlayer(cashier.platform.sandbox.url, { isSafe: false, session });
        return { ...tab, name: first.name };
      });
      return { players, cardId: await addBankCard(first), isDepositor, wallet: 500_000n, locked: 0n, coin: 0n };
    };
    const amount = () => formatMinor(BigInt(10_000 + dice(40_000)));
    const pickPlayer = ({ players }: ExpectedWallet) => players[dice(CLIENTS)] as NamedPlayer;

    /** Plans a network fault or a duplicate for 10 % of the calls. */
    const planFault = (endpoint: 'payment.pay' | 'withdraw.new' | 'transfer.utcTransfer') => {
      const kind = (['lostAnswer', 'drop', 'duplicate', 'corrupt'] as const)[dice(4)] ?? 'drop';
      if (dice(10) === 0) cashier.control.addFault({ endpoint, kind, count: 1 });
    };
    const sendMoneyCall = async <Result>(
      expectedWallet: ExpectedWallet,
      send: () => Promise<Result>,
    ): Promise<Result | undefined> => {
      const response = await retryUntilResponse(send);
      if (response !== undefined) sent.push({ expectedWallet, send, response: JSON.stringify(response) });
      return response;
    };

    const deposit = async (expectedWallet: ExpectedWallet) => {
      const player = pickPlayer(expectedWallet);
      const requestId = createId();
      const body = { payType: ['bank', 'alipay', 'huiwang'][dice(3)] ?? 'bank', amount: amount() };
      planFault('payment.pay');
      const order = await sendMoneyCall(expectedWallet, () => player.call('payment.pay', body, { requestId }));
      if (!order) return;
      const command = (['confirm', 'fail', 'expire', 'late'] as const)[dice(4)] ?? 'confirm';
      const after = await cashier.control.deposits.command(order.orderNo, command);
      expectedWallet.wallet += after.credited === undefined ? 0n : parseCents(after.credited);
    };
    const withdrawal = async (expectedWallet: ExpectedWallet) => {
      const player = pickPlayer(expectedWallet);
      const requestId = createId();
      const body = {
        cardId: expectedWallet.cardId,
        amount: amount(),
        secondPassword: SECOND_PASSWORD_HASH,
        cardholderName: REAL_NAME,
      };
      planFault('withdraw.new');
      const order = await sendMoneyCall(expectedWallet, () => player.call('withdraw.new', body, { requestId }));
      if (!order) return;
      expectedWallet.wallet -= parseCents(body.amount);
      if (dice(2) === 0) {
        await cashier.control.withdrawals.command(order.orderNo, 'reject');
        expectedWallet.wallet += parseCents(body.amount);
      } else if (dice(2) === 0) {
        for (const runStep of ['review', 'approve', 'pay'])
          await cashier.control.withdrawals.command(order.orderNo, runStep);
      } else expectedWallet.locked += parseCents(body.amount);
    };
    const coins = async (expectedWallet: ExpectedWallet) => {
      const player = pickPlayer(expectedWallet);
      const requestId = createId();
      const isIn = dice(2) === 0;
      const body = { ty: isIn ? ('1' as const) : ('2' as const), amount: amount(), rate: isIn ? '7.2' : '7.1' };
      planFault('transfer.utcTransfer');
      const done = await sendMoneyCall(expectedWallet, () => player.call('transfer.utcTransfer', body, { requestId }));
      if (!done) return;
      expectedWallet.wallet += isIn ? -parseCents(done.amount) : parseCents(done.amount);
      expectedWallet.coin += isIn ? parseCents(done.coins) : -parseCents(done.coins);
    };
    /** Repeats an old id: the stored response is returned and there is no effect. */
    const repeatOldId = async () => {
      const old = sent[dice(Math.max(1, sent.length))];
      if (old) expect(JSON.stringify(await retryUntilResponse(old.send))).toBe(old.response);
    };
    const runStep = (expectedWallet: ExpectedWallet) => {
      const at = dice(20);
      if (at < 2) return repeatOldId();
      if (at < 9) return coins(expectedWallet);
      return expectedWallet.isDepositor ? deposit(expectedWallet) : withdrawal(expectedWallet);
    };

    it(`F-WAL-09 has a balanced ledger and exact balances after ${STEPS} random steps with repeated ids and faults`, async () => {
      const expectedWallets: ExpectedWallet[] = [];
      for (let member = 0; member < MEMBERS; member++)
        expectedWallets.push(await createExpectedWallet(member % 2 === 0));
      for (let done = 0; done < STEPS; done += MEMBERS * 25) {
        // Members act at the same time. The actions of one member are sequential, so that its balances are predictable.
        await Promise.all(
          expectedWallets.map(async (expectedWallet) => {
            for (let each = 0; each < 25; each++) await runStep(expectedWallet);
          }),
        );
        // Continue on the next day, because the daily withdrawal limit is reached.
        await cashier.advance(24 * 3_600_000);
        expect(await cashier.control.audit()).toEqual({ ok: true });
        for (const expectedWallet of expectedWallets) {
          expect(await fetchBalances(expectedWallet.players[0] as NamedPlayer)).toEqual({
            wallet: formatMinor(expectedWallet.wallet),
            locked: formatMinor(expectedWallet.locked),
            coin: formatMinor(expectedWallet.coin),
          });
        }
      }
      expect(sent.length).toBeGreaterThan(STEPS / 4);
    }, 240_000);
  });
}
