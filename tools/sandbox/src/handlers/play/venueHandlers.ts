import { formatMinor, parseMinor } from '@pavilion/kernel';
import { parseLangx } from '../../request/parseLangx.ts';
import type { Db, Tx } from '@pavilion/sandbox-platform/db/database';
import type { Call, SandboxHandlers } from '../../request/handlerTypes.ts';
import type { Platform } from '../../request/platform.ts';
import { errorCodes } from '@pavilion/sandbox-platform/base/errorCodes';
import { Refusal } from '@pavilion/sandbox-platform/base/refusal';
import { readBonusPools, toPoolView } from '@pavilion/sandbox-venues/pools/bonusPools';
import { readGameInfo } from '@pavilion/sandbox-venues/games/readGameInfo';
import { readLobby } from '@pavilion/sandbox-venues/lobby/readLobby';
import { readGameList } from '@pavilion/sandbox-venues/lobby/gameList';
import { enterVenue, buildLaunchUrl, toVenueLaunch } from '@pavilion/sandbox-venues/lobby/launchVenue';
import {
  type TransferContext,
  orderRecallAll,
  orderTransfer,
  toWireTransfer,
} from '@pavilion/sandbox-venues/transfers/moveMoney';
import { readMatchDetail } from '@pavilion/sandbox-venues/lobby/readMatchDetail';
import { readTables } from '@pavilion/sandbox-venues/lobby/readTables';
import { readStreamHistory } from '@pavilion/sandbox-venues/lobby/readStreamHistory';
import { readVenueMoney } from '@pavilion/sandbox-venues/venues/venueAccounts';
import { findVenue } from '@pavilion/sandbox-venues/venues/venueGate';
import { readVenueBalances, readVenueInfo } from '@pavilion/sandbox-venues/lobby/venueInfo';
import {
  createNoWalletRefusal,
  createNotFoundRefusal,
  createTransferRefusal,
} from '@pavilion/sandbox-venues/venues/venueRefusals';

type MemberCall = Pick<Call<'venue.transfer'>, 'member' | 'now'>;

async function requireGame(db: Db, gameCode: string): Promise<void> {
  const game = await db.selectFrom('games').select('code').where('code', '=', gameCode).executeTakeFirst();
  if (!game) throw createNotFoundRefusal();
}

/** Favourite game of a member. */
interface Favourite {
  readonly memberId: number;
  readonly gameCode: string;
  readonly now: Date;
}

const moveFavourite = {
  add: (tx: Tx, { memberId, gameCode, now }: Favourite) =>
    tx
      .insertInto('game_favourites')
      .values({ member_id: memberId, game_code: gameCode, added_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute(),
  remove: (tx: Tx, { memberId, gameCode }: Omit<Favourite, 'now'>) =>
    tx.deleteFrom('game_favourites').where('member_id', '=', memberId).where('game_code', '=', gameCode).execute(),
};

/** Completes a pending transfer of a response and returns its final state. A stored response to an earlier request is updated too. */
async function completeTransfer<Response extends { readonly transferId?: string | undefined }>(
  platform: Platform,
  response: Response,
) {
  if (response.transferId === undefined) return response;
  return { ...response, ...toWireTransfer(await platform.transfers.finish(BigInt(response.transferId))) };
}

/** Creates the handlers that move money. The first step runs once; the second may be repeated (W3, F-WAL-08). */
const createMoneyHandlers = (platform: Platform) => {
  const toTransferContext = ({ member, now }: MemberCall): TransferContext => ({ platform, memberId: member.id, now });
  return {
    'venue.transfer': async (call) => {
      const begun = await call.once(async (tx) =>
        toWireTransfer(await orderTransfer(tx, toTransferContext(call), call.body)),
      );
      const transfer = await completeTransfer(platform, begun);
      if (transfer.status === 'reversed') throw createTransferRefusal(transfer.transferId);
      return transfer;
    },
    'venue.recycle': async (call) => {
      const begun = await call.once(async (tx) => ({
        list: await orderRecallAll(tx, toTransferContext(call), call.body.channelCode),
        totalMoney: '0.00',
      }));
      const list = await Promise.all(begun.list.map((response) => completeTransfer(platform, response)));
      const done = list.filter(({ status }) => status === 'done');
      return { list, totalMoney: formatMinor(done.reduce((sum, { amount }) => sum + (parseMinor(amount) ?? 0n), 0n)) };
    },
    'venue.launch': async (call) => {
      const entered = await call.once((tx) => enterVenue(tx, toTransferContext(call), call.body));
      const transfer = entered.transfer && (await completeTransfer(platform, entered.transfer));
      const address = await buildLaunchUrl(platform, toVenueLaunch(call.session.id, call.body, call.locale), call.now);
      return { ...entered, ...address, ...(transfer ? { transfer } : {}) };
    },
  } satisfies Partial<SandboxHandlers>;
};

/** Handlers of venues, their balances and their games (§7 games). */
export const createVenueHandlers = (platform: Platform) => {
  const { db, world } = platform;
  return {
    ...createMoneyHandlers(platform),
    'venue.allBalance': async ({ member, body, locale }) => ({
      ...(await readVenueBalances(platform, { memberId: member.id, locale }, body)),
      autoTransferStatus: member.auto_transfer ? '1' : '0',
    }),
    'venue.balance': async ({ member, body, locale }) => {
      const venue = await findVenue(db, body.channelCode);
      if (!venue.has_wallet) throw createNoWalletRefusal();
      const { venues } = await readVenueMoney(db, member.id);
      const balance = formatMinor(venues.get(venue.code) ?? 0n);
      return { channelCode: venue.code, name: venue.names[locale], balance };
    },
    'venue.getVenueInfoByCategory': ({ body, locale }) => readVenueInfo(platform, body.category, locale),
    'venue.getBonusPools': async ({ body, locale }) => {
      const time = world.clock().at;
      return { time, list: (await readBonusPools(db, body.category)).map((pool) => toPoolView(pool, time, locale)) };
    },
    'venue.gameList': ({ body, member, locale }) => {
      const isOwn = body.scope === 'favourite' || body.scope === 'recent';
      if (isOwn && !member) throw new Refusal(errorCodes.loginExpired);
      return readGameList(platform, body, { memberId: member?.id, locale });
    },
    'venue.gameInfo': ({ body, member, locale }) =>
      readGameInfo(platform, body.gameCode, { memberId: member?.id, locale }),
    'venue.lobby': ({ body, member, locale }) => readLobby(platform, body.category, { memberId: member?.id, locale }),
    'venue.tables': ({ body, now, locale }) => readTables(platform, body.category, { now, locale }),
    'venue.match': ({ body, now, locale }) => readMatchDetail(platform, body, { now, locale }),
    'status.setAutoTransferStatus': (call) =>
      call.once(async (tx) => {
        const { status } = call.body;
        await tx
          .updateTable('members')
          .set({ auto_transfer: status === '1' })
          .where('id', '=', call.member.id)
          .execute();
        return { status };
      }),
    'collection.addCollection': async ({ body: { gameCode }, member, now, once }) => {
      await requireGame(db, gameCode);
      return once(async (tx) => {
        await moveFavourite.add(tx, { memberId: member.id, gameCode, now });
        return { gameCode, isFavourite: true };
      });
    },
    'collection.removeCollection': async ({ body: { gameCode }, member, once }) => {
      await requireGame(db, gameCode);
      return once(async (tx) => {
        await moveFavourite.remove(tx, { memberId: member.id, gameCode });
        return { gameCode, isFavourite: false };
      });
    },
    'stream.history': ({ body, locale }) => readStreamHistory(platform, body, parseLangx(body.langx ?? locale)),
  } satisfies Partial<SandboxHandlers>;
};
