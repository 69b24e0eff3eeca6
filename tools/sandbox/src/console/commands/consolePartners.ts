import { parseApplicationNo } from '@pavilion/sandbox-platform/partners/applicationNo';
import { listApplications } from '@pavilion/sandbox-platform/partners/readApplications';
import { type ConsolePorts, ConsoleRefusal } from './consoleTypes.ts';

const SHOWN = 200;

/** Creates the functions of applications of agents. */
export function createConsolePartners({ db, clock }: Pick<ConsolePorts, 'db' | 'clock'>) {
  return {
    /** The newest 200 applications. */
    list: () => listApplications(db, SHOWN),
    /** Accepts or declines an application, once. */
    decide: async (applicationNo: string, state: string) => {
      if (state !== 'accepted' && state !== 'declined')
        throw new ConsoleRefusal(400, '"state" is accepted or declined.');
      const id = parseApplicationNo(applicationNo);
      const decided =
        id !== undefined &&
        (await db
          .updateTable('agent_applications')
          .set({ state, decided_at: new Date(clock.now()) })
          .where('id', '=', id)
          .where('state', '=', 'received')
          .returning('id')
          .executeTakeFirst());
      if (!decided) throw new ConsoleRefusal(404, `There is no undecided application ${applicationNo}.`);
      return listApplications(db, SHOWN);
    },
  };
}
