import { randomUUID } from 'node:crypto';
import { decodeServerFrame } from '@pavilion/chat-socket/protocol';
import type { Clock, Logger } from '@pavilion/kernel';
import type { World } from '@pavilion/sandbox-world';
import type { Hub } from '../hub/createHub.ts';
import type { Writer } from '../rooms/createWriter.ts';
import type { Bilingual } from '../rooms/bilingual.ts';
import type { Person } from '../rooms/person.ts';
import { botNames } from './botNames.ts';
import { createBotLinePicker } from './createBotLinePicker.ts';

/** Ports of the bots. */
export interface BotPorts {
  readonly hub: Hub;
  readonly writer: Writer;
  readonly world: World;
  readonly clock: Clock;
  readonly logger: Logger;
  /** Messages per minute in all rooms together; 0 turns the bots off. */
  readonly perMinute: () => number;
  readonly random?: () => number;
}

const MINUTE = 60_000;
/** Interval of the random decision whether a bot writes. */
const TICK_MS = 500;
const ANSWER_CHANCE = 0.7;
const GOAL_CHANCE = 0.3;
/** Maximum number of scheduled messages. Messages of players beyond it get no reply. */
const MAX_PENDING_REPLIES = 3;
/** Minimum delay and random part of a bot message, milliseconds. They imitate reading and typing. */
const [THINK_MS, TYPE_MS] = [1_500, 3_000];

const pickSport = (rid: string, random: () => number): 'FT' | 'BK' =>
  rid === 'basketball' || (rid !== 'football' && random() < 0.25) ? 'BK' : 'FT';

/** Returns the text of a message frame that a player wrote; `undefined` for other frames. */
function parsePlayerText(frame: string): string | undefined {
  const decoded = decodeServerFrame(frame);
  if (typeof decoded === 'string' || decoded.kind !== 'push' || decoded.frame.msgId !== 10004) return undefined;
  const { role, msg } = decoded.frame.msgData;
  return role === 'member' || role === 'guest' ? msg : undefined;
}

/**
 * Creates bots that write in rooms with connections: about running matches, after goals and in reply to players. The
 * wire marks their messages as those of bots.
 */
export function createBots(ports: BotPorts): { readonly close: () => void } {
  const { hub, writer, world, clock, logger, perMinute, random = Math.random } = ports;
  const lines = createBotLinePicker(world, random);
  const waits = new Set<() => void>();

  /** Texts of a message: only the room's script if the room has one, else both. */
  const toLocalizedTexts = (rid: string, { 'zh-CN': cn, 'zh-TW': tw }: Bilingual) => {
    const only = hub.findRoomLocale(rid);
    return only === 'zh-TW' ? { text: tw } : { text: cn, textTw: only === undefined ? tw : undefined };
  };
  const botIn = (rid: string): Person => {
    const at = Math.floor(random() * botNames.length);
    const [cn, tw] = botNames[at] ?? ['', ''];
    const { text, textTw } = toLocalizedTexts(rid, { 'zh-CN': cn, 'zh-TW': tw });
    return { uid: `b${at}`, nickname: text, nicknameTw: textTw, role: 'bot' };
  };
  const postBotMessage = (rid: string, line: Bilingual | undefined) => {
    if (line === undefined) return;
    const { text: msg, textTw: msgTw } = toLocalizedTexts(rid, line);
    const draft = { rid, author: botIn(rid), cid: randomUUID(), category: 'text' as const, mentions: [] };
    writer
      .write({ ...draft, msg, msgTw, at: new Date(clock.now()) })
      .catch((error: unknown) => logger.warn('chat.bot', { error: String(error) }));
  };
  const later = (ms: number, work: () => void) => {
    const cancel = clock.after(ms, () => {
      waits.delete(cancel);
      work();
    });
    waits.add(cancel);
  };
  const computeReplyDelay = () => THINK_MS + random() * TYPE_MS;
  const getActiveRooms = () => Object.entries(hub.counts()).flatMap(([rid, count]) => (count > 0 ? [rid] : []));

  const tick = () => {
    const rooms = getActiveRooms();
    const rid = rooms[Math.floor(random() * rooms.length)];
    if (rid === undefined || random() > (perMinute() * TICK_MS) / MINUTE) return;
    postBotMessage(rid, lines.remark(pickSport(rid, random)));
  };
  const timer = setInterval(tick, TICK_MS);
  const stopListening = hub.onMessage((rid, _uid, frame) => {
    if (perMinute() === 0 || waits.size >= MAX_PENDING_REPLIES || random() > ANSWER_CHANCE) return;
    const text = parsePlayerText(frame);
    const answer = text === undefined ? undefined : lines.answer(text);
    if (answer !== undefined) later(computeReplyDelay(), () => postBotMessage(rid, answer));
  });
  const stopGoals = world.onMatchEvent(({ kind, match }) => {
    if (kind !== 'goal' || match.gameType !== 'FT' || perMinute() === 0 || random() > GOAL_CHANCE) return;
    const rid = getActiveRooms().find((active) => active === 'football');
    if (rid !== undefined) later(computeReplyDelay(), () => postBotMessage(rid, lines.cheer(match)));
  });
  return {
    close: () => {
      clearInterval(timer);
      stopListening();
      stopGoals();
      waits.forEach((cancel) => cancel());
    },
  };
}
