import { randomUUID } from 'node:crypto';
import { answerConversation, closeConversation } from '@pavilion/sandbox-platform/service/answerConversation';
import { listConversations, readTranscript } from '@pavilion/sandbox-platform/service/listConversations';
import { type ConsolePorts, ConsoleRefusal } from './consoleTypes.ts';

const MAX_ANSWER = 2_000;
const LIST = 200;
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

const parseId = (id: string): bigint => {
  if (!/^\d{1,18}$/.test(id)) throw new ConsoleRefusal(404, `There is no conversation ${id}.`);
  return BigInt(id);
};

function checkAnswer(text: string): string {
  const answer = text.trim();
  if (answer === '' || answer.length > MAX_ANSWER || answer.includes('\0'))
    throw new ConsoleRefusal(400, `"text" has 1 to ${MAX_ANSWER} characters.`);
  return answer;
}

/** Action of the operator in a conversation. */
export interface DeskAction {
  /** Id of the action, so that a repeated one stores one reply. */
  readonly requestId?: string | undefined;
  /** Newest message that the operator has seen. */
  readonly seenId?: string | undefined;
}

/** Creates the service desk of the console: list of conversations, transcript, replies (ruling X1). */
export function createConsoleService({ db, clock }: ConsolePorts) {
  const now = () => new Date(clock.now());
  const requireFound = (id: string, isFound: boolean) => {
    if (!isFound) throw new ConsoleRefusal(404, `There is no conversation ${id}.`);
  };
  return {
    list: () => listConversations(db, LIST),
    get: async (id: string) => {
      const transcript = await readTranscript(db, parseId(id));
      if (!transcript) throw new ConsoleRefusal(404, `There is no conversation ${id}.`);
      return transcript;
    },
    /** Stores a reply. */
    answer: async (id: string, text: string, { requestId = randomUUID(), seenId }: DeskAction = {}) => {
      if (!UUID.test(requestId)) throw new ConsoleRefusal(400, '"requestId" is a UUID.');
      const seen = seenId === undefined ? undefined : parseId(seenId);
      const answer = { conversationId: parseId(id), text: checkAnswer(text), requestId, seenId: seen, now: now() };
      requireFound(id, await answerConversation(db, answer));
    },
    close: async (id: string) => requireFound(id, await closeConversation(db, parseId(id), now())),
  };
}
