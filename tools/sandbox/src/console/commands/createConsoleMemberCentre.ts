import { createConsoleFeedback } from './consoleFeedback.ts';
import { createConsoleGrades } from './consoleGrades.ts';
import { createConsoleLetters } from './consoleLetters.ts';
import type { ConsolePorts } from './consoleTypes.ts';

/** Creates the functions of inbox messages, feedback and VIP levels. */
export const createConsoleMemberCentre = (ports: ConsolePorts) => ({
  letters: createConsoleLetters(ports),
  feedback: createConsoleFeedback(ports),
  grades: createConsoleGrades(ports),
});
