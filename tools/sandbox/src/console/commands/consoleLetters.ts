import { randomUUID } from 'node:crypto';
import type { LetterText, LetterType, Texts } from '@pavilion/sandbox-platform/db/tables/memberCentreTables';
import { sendInboxMessages } from '@pavilion/sandbox-platform/letters/sendInboxMessages';
import { type ConsolePorts, ConsoleRefusal } from './consoleTypes.ts';

const PERSONAL: readonly LetterType[] = ['notice', 'activity', 'fd'];
const BROADCAST: readonly LetterType[] = ['brnotice', 'bractivity', 'brbulletin', 'brmatch', 'brfd'];
const LOCALES = ['zh-CN', 'zh-TW'] as const;

/** Inbox message of the console. */
export interface ConsoleLetter {
  /** Names of the receivers; absent for a message to all members. */
  readonly to?: readonly string[];
  readonly type: LetterType;
  readonly texts: Texts<LetterText>;
  /** Whether members who register later receive a message to all members too. */
  readonly isStanding?: boolean;
  /** Whether the site shows it after each login until it is read. */
  readonly isForced?: boolean;
}

function isLetterText(text: Partial<LetterText> | undefined): boolean {
  return typeof text?.title === 'string' && text.title !== '' && typeof text.content === 'string';
}

function checkLetter({ to, type, texts, isStanding = false }: ConsoleLetter): void {
  const types = to ? PERSONAL : BROADCAST;
  if (to && !(Array.isArray(to) && to.length > 0)) throw new ConsoleRefusal(400, '"to" is a list of names.');
  if (!types.includes(type)) throw new ConsoleRefusal(400, `The type of this message is one of ${types.join(', ')}.`);
  if (!LOCALES.every((locale) => isLetterText(texts?.[locale])))
    throw new ConsoleRefusal(400, '"texts" has a "title" and a "content" for zh-CN and zh-TW.');
  if (to && isStanding) throw new ConsoleRefusal(400, 'Only a message to all members can be standing.');
}

/** Creates the function of the console that sends an inbox message to one, some or all members. */
export function createConsoleLetters({ db, clock }: ConsolePorts) {
  const findReceivers = async (names: readonly string[]): Promise<number[]> => {
    const wanted = [...new Set(names)];
    const rows = await db.selectFrom('members').select('id').where('name', 'in', wanted).execute();
    if (rows.length < wanted.length) throw new ConsoleRefusal(404, 'A receiver is not a member.');
    return rows.map(({ id }) => id);
  };
  return {
    send: async (letter: ConsoleLetter) => {
      checkLetter(letter);
      const { to, type, texts, isStanding = false, isForced = false } = letter;
      const receivers = to ? await findReceivers(to) : [null];
      const cause = `console:${randomUUID()}`;
      const at = new Date(clock.now());
      await sendInboxMessages(
        db,
        receivers.map((memberId) => ({ memberId, type, cause, texts, at, isStanding, isForced })),
      );
      return { sent: receivers.length };
    },
  };
}
