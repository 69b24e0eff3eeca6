import { randomUUID } from 'node:crypto';
import { normalizeText } from '@pavilion/chat-socket/protocol';
import type { ChatLimits, RateLimit } from '@pavilion/sandbox-platform/chat/moderation/chatLimits';
import type { Bilingual } from '@pavilion/sandbox-platform/chat/rooms/bilingual';
import { readExclusions, readLatest } from '@pavilion/sandbox-platform/chat/moderation/chatModeration';
import { readRooms } from '@pavilion/sandbox-platform/chat/rooms/chatStore';
import { chatFaultKinds, type ChatFault } from '@pavilion/sandbox-platform/chat/connections/createChatFaults';
import { SYSTEM_USER, toMemberUid } from '@pavilion/sandbox-platform/chat/rooms/person';
import { checkFaultNumbers } from './checkFaultNumbers.ts';
import { type ConsolePorts, ConsoleRefusal } from './consoleTypes.ts';

const MINUTE = 60_000;

/** Text in both scripts; without `textTw` the same text is used. */
export interface ConsoleTexts {
  readonly text: string;
  readonly textTw?: string;
}

const isCount = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 0;
const isRateLimit = (value: unknown): value is RateLimit => {
  const { burst, perMinute } = (value ?? {}) as Partial<RateLimit>;
  return isCount(burst) && burst > 0 && isCount(perMinute) && perMinute > 0;
};
const limitChecks: Readonly<Record<keyof ChatLimits, (value: unknown) => boolean>> = {
  member: isRateLimit,
  guest: isRateLimit,
  frames: isRateLimit,
  arrivals: isRateLimit,
  maxConnections: isCount,
  maxBuffered: isCount,
  idleMs: isCount,
};

function checkLimits(change: Partial<ChatLimits>): Partial<ChatLimits> {
  const bad = Object.entries(change).find(
    ([name, value]) => !Object.hasOwn(limitChecks, name) || !limitChecks[name as keyof ChatLimits](value),
  );
  if (bad) throw new ConsoleRefusal(400, `"${bad[0]}" is not a limit of the chat or has an invalid value.`);
  return change;
}

function checkFault(fault: ChatFault): ChatFault {
  const isKnown = Object.hasOwn(chatFaultKinds, fault.kind);
  if (!isKnown)
    throw new ConsoleRefusal(400, `The kind of a chat fault is one of ${Object.keys(chatFaultKinds).join(', ')}.`);
  checkFaultNumbers(fault);
  return fault;
}

/** Requires the length limit of the protocol. */
function checkReason(reason: string): string {
  if (reason.length > 200) throw new ConsoleRefusal(400, '"reason" has at most 200 characters.');
  return reason;
}

function parseBothScripts({ text, textTw }: ConsoleTexts): Bilingual {
  const [cn, tw] = [normalizeText(text), normalizeText(textTw ?? text)];
  if (cn === undefined || tw === undefined) throw new ConsoleRefusal(400, '"text" has 1 to 500 characters.');
  return { 'zh-CN': cn, 'zh-TW': tw };
}

async function findUid({ db }: ConsolePorts, who: string): Promise<string> {
  const member = await db.selectFrom('members').select('id').where('name', '=', who).executeTakeFirst();
  return member ? toMemberUid(member.id) : who;
}

function requireRoom({ chat }: ConsolePorts, rid: string | undefined) {
  if (rid !== undefined && !chat.hub.has(rid)) throw new ConsoleRefusal(404, `There is no room ${rid}.`);
  return rid;
}

const toLater = ({ clock }: ConsolePorts, minutes: number): Date => new Date(clock.now() + minutes * MINUTE);

function sanctionCommands(ports: ConsolePorts) {
  const { moderation } = ports.chat;
  return {
    /** Mutes an author. @param who member name or chat id @param minutes 0 ends the mute */
    mute: async (who: string, minutes: number, reason = '') => {
      checkReason(reason);
      if (!isCount(minutes)) throw new ConsoleRefusal(400, '"minutes" is a whole number.');
      await moderation.mute({
        uid: await findUid(ports, who),
        name: who,
        until: minutes === 0 ? new Date(0) : toLater(ports, minutes),
        reason,
      });
    },
    /** Excludes an author from a room until `unban`, or without a room ends the author's connections. */
    ban: async (who: string, rid?: string, reason = '') =>
      moderation.ban({
        uid: await findUid(ports, who),
        rid: requireRoom(ports, rid),
        reason: checkReason(reason),
        now: new Date(ports.clock.now()),
      }),
    unban: async (who: string, rid: string) => {
      if (!(await moderation.unban(await findUid(ports, who), rid)))
        throw new ConsoleRefusal(404, `${who} is not excluded from ${rid}.`);
    },
  };
}

/** Creates the chat functions of the console: messages, moderation, limits and faults (ruling X1). */
export function createConsoleChat(ports: ConsolePorts) {
  const { db, clock, chat } = ports;
  const { moderation, faults, hub } = chat;
  const now = () => new Date(clock.now());
  return {
    ...sanctionCommands(ports),
    rooms: async () => {
      const counts = hub.counts();
      const rooms = await readRooms(db);
      return rooms.map(({ id, names, state, last_seq }) => {
        return { rid: id, name: names['zh-CN'], state, lastMid: Number(last_seq), online: counts[id] ?? 0 };
      });
    },
    connections: () => chat.clientCount(),
    exclusions: async () => (await readExclusions(db)).map(({ room_id, author }) => ({ rid: room_id, who: author })),
    messages: (rid?: string, limit = 50) => readLatest(db, requireRoom(ports, rid), limit),
    recall: async (rid: string, mid: number) => {
      if (!(await moderation.recall(rid, mid, now())))
        throw new ConsoleRefusal(404, `There is no message ${mid} in ${rid}, or it has been recalled.`);
    },
    announce: (texts: ConsoleTexts, rid?: string, minutes?: number) =>
      moderation.announce({
        texts: parseBothScripts(texts),
        rid: requireRoom(ports, rid),
        now: now(),
        until: minutes === undefined ? undefined : toLater(ports, minutes),
      }),
    notice: (texts: ConsoleTexts) => moderation.broadcastSystemMessage(parseBothScripts(texts), 'notice', now()),
    setRoom: async (rid: string, state: 'open' | 'closed') => {
      if (state !== 'open' && state !== 'closed') throw new ConsoleRefusal(400, 'A room is "open" or "closed".');
      if (!(await moderation.setRoom(rid, state))) throw new ConsoleRefusal(404, `There is no room ${rid}.`);
    },
    /** Posts a message of the platform. */
    postSystemMessage: async (rid: string, texts: ConsoleTexts) => {
      const { 'zh-CN': msg, 'zh-TW': msgTw } = parseBothScripts(texts);
      const draft = {
        rid,
        author: SYSTEM_USER,
        cid: randomUUID(),
        category: 'system' as const,
        msg,
        msgTw,
        mentions: [],
        at: now(),
      };
      if (!(await chat.writer.write(draft))) throw new ConsoleRefusal(404, `There is no room ${rid}.`);
    },
    limits: chat.limits,
    setLimits: (change: Partial<ChatLimits>) => chat.setLimits(checkLimits(change)),
    faults: faults.list,
    addFault: (fault: ChatFault) => faults.add(checkFault(fault)),
    clearFaults: faults.clear,
    cut: chat.cut,
  };
}
