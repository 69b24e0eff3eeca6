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

/** What bots live by. */
export interface BotPorts {
  readonly hub: Hub;
  readonly writer: Writer;
  readonly world: World;
  readonly clock: Clock;
  readonly logger: Logger;
  /** Lines a minute over all rooms together; 0 is silence. */
  readonly perMinute: () => number;
  readonly random?: () => number;
}

const MINUTE = 60_000;
/** How often it is asked whether somebody says something. */
const TICK_MS = 500;
const ANSWER_CHANCE = 0.7;
const GOAL_CHANCE = 0.3;
/** Answers under way; whatever is asked meanwhile stays without one. */
const MAX_PENDING_REPLIES = 3;
/** A person reads and types before he answers, milliseconds. */
const [THINK_MS, TYPE_MS] = [1_500, 3_000];

const pickSport = (rid: string, random: () => number): 'FT' | 'BK' =>
  rid === 'basketball' || (rid !== 'football' && random() < 0.25) ? 'BK' : 'FT';

/** What a player wrote, if a player did. */
function parsePlayerText(frame: string): string | undefined {
  const speech = decodeServerFrame(frame);
  if (typeof speech === 'string' || speech.kind !== 'push' || speech.frame.msgId !== 10004) return undefined;
  const { role, msg } = speech.frame.msgData;
  return role === 'member' || role === 'guest' ? msg : undefined;
}

/**
 * Players of the house's own who keep rooms alive where somebody listens: about the matches that are being played, after
 * goals, and in answer to players. On the wire they say that they are bots.
 */
export function createBots(ports: BotPorts): { readonly close: () => void } {
  const { hub, writer, world, clock, logger, perMinute, random = Math.random } = ports;
  const lines = createBotLinePicker(world, random);
  const waits = new Set<() => void>();

  /** A room with a script of its own is written to in that, the others to each reader in his. */
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
  const think = () => THINK_MS + random() * TYPE_MS;
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
    if (answer !== undefined) later(think(), () => postBotMessage(rid, answer));
  });
  const stopGoals = world.onMatchEvent(({ kind, match }) => {
    if (kind !== 'goal' || match.gameType !== 'FT' || perMinute() === 0 || random() > GOAL_CHANCE) return;
    const rid = getActiveRooms().find((heard) => heard === 'football');
    if (rid !== undefined) later(think(), () => postBotMessage(rid, lines.cheer(match)));
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
