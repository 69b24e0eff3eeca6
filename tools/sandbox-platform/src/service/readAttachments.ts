import type { ResponseOf } from '@pavilion/api-client/protocol';
import { formatMinor } from '@pavilion/kernel';
import type { Locale } from '../base/locale.ts';
import { addLegs } from '../betting/bets/betRows.ts';
import type { Db } from '../db/database.ts';
import type { ServiceMessage } from '../db/tables/serviceTables.ts';
import { buildUploadPath } from '../pictures/picturePaths.ts';

type WireMessage = ResponseOf<'service.conversation'>['list'][number];
type Attachment = NonNullable<WireMessage['attachment']>;

/** Details of the orders, bets and pictures of some messages. */
export interface AttachmentDetails {
  readonly findAttachment: (message: ServiceMessage) => Attachment | undefined;
  readonly findImages: (message: ServiceMessage) => WireMessage['images'];
}

const listIds = (messages: readonly ServiceMessage[], kind: Attachment['kind']): string[] => [
  ...new Set(messages.flatMap(({ attachment }) => (attachment?.kind === kind ? [attachment.id] : []))),
];

async function readOrders(db: Db, messages: readonly ServiceMessage[]): Promise<Attachment[]> {
  const ids = listIds(messages, 'order');
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('deals').selectAll().where('ref', 'in', ids).execute();
  const unpaid = await readUnpaid(db, ids);
  return rows.map(({ ref, type, amount, status, created_at }) => {
    const order = unpaid.get(ref);
    return {
      kind: 'order',
      id: ref,
      type,
      amount: formatMinor(amount),
      status,
      ...(order && { unpaid: order }),
      createTime: created_at.getTime(),
    };
  });
}

/** Reads the amounts to pay of the unpaid deposits. Their transactions are `processing`, like those of paid ones. */
async function readUnpaid(db: Db, orderNos: readonly string[]) {
  const rows = await db
    .selectFrom('deposit_orders')
    .select(['order_no', 'pay_amount', 'pay_currency'])
    .where('order_no', 'in', orderNos)
    .where('state', '=', 'created')
    .execute();
  return new Map(
    rows.map(({ order_no, pay_amount, pay_currency }) => [
      order_no,
      { payAmount: formatMinor(pay_amount), payCurrency: pay_currency },
    ]),
  );
}

async function readBets(db: Db, messages: readonly ServiceMessage[], locale: Locale): Promise<Attachment[]> {
  const ids = listIds(messages, 'bet');
  if (ids.length === 0) return [];
  const bets = await addLegs(db, await db.selectFrom('bets').selectAll().where('ticket_id', 'in', ids).execute());
  return bets.map(({ ticket_id, legs, stake, status, placed_at }) => {
    const { team_h = '', team_c = '' } = legs[0]?.names[locale] ?? {};
    return {
      kind: 'bet',
      id: ticket_id,
      team_h,
      team_c,
      selections: legs.length,
      stake: formatMinor(stake),
      status,
      createTime: placed_at.getTime(),
    };
  });
}

async function readImages(db: Db, messages: readonly ServiceMessage[]) {
  const ids = messages.flatMap(({ image_ids }) => image_ids);
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('images').select(['id', 'width', 'height']).where('id', 'in', ids).execute();
  return rows.map(({ id, width, height }) => ({ imageId: id, url: buildUploadPath(id), width, height }));
}

/** Reads the current details of all orders, bets and pictures of some messages, with names in the script of the locale. */
export async function readAttachments(
  db: Db,
  messages: readonly ServiceMessage[],
  locale: Locale,
): Promise<AttachmentDetails> {
  const [orders, bets, images] = await Promise.all([
    readOrders(db, messages),
    readBets(db, messages, locale),
    readImages(db, messages),
  ]);
  const found = [...orders, ...bets];
  return {
    findAttachment: ({ attachment }) => {
      if (!attachment) return undefined;
      if (attachment.kind === 'error') return { kind: 'error', id: attachment.id };
      return found.find(({ kind, id }) => kind === attachment.kind && id === attachment.id);
    },
    findImages: ({ image_ids }) =>
      image_ids.flatMap((imageId) => images.find((image) => image.imageId === imageId) ?? []),
  };
}
