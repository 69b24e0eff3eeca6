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

/** Creates the service desk of the console: list of conversations, transcript, answers (ruling X1). */
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
    /** Answers a conversation. @param requestId id of the operator's action, so that a repeated one answers once */
    answer: async (id: string, text: string, requestId: string = randomUUID()) => {
      if (!UUID.test(requestId)) throw new ConsoleRefusal(400, '"requestId" is a UUID.');
      const answer = { conversationId: parseId(id), text: checkAnswer(text), requestId, now: now() };
      requireFound(id, await answerConversation(db, answer));
    },
    close: async (id: string) => requireFound(id, await closeConversation(db, parseId(id), now())),
  };
}
