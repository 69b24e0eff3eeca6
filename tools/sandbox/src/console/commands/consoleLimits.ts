import { type AttemptLimitName, attemptLimits } from '@pavilion/sandbox-platform/limits/attemptLimits';
import type { ConsolePorts } from './consoleTypes.ts';

/** Number of counted keys of a limit, and of those whose attempts are refused. */
export interface ConsoleLimit {
  readonly limit: AttemptLimitName;
  readonly keys: number;
  readonly refused: number;
}

/** Creates the functions of the limits of attempts and codes. */
export function createConsoleLimits({ db, clock, attempts }: Pick<ConsolePorts, 'db' | 'clock' | 'attempts'>) {
  return {
    /** Lists the limits with at least one counted key. Keys are digests and are not listed. */
    list: async (): Promise<ConsoleLimit[]> => {
      const rows = await db
        .selectFrom('attempts')
        .select(['kind', 'count'])
        .where('expires_at', '>', new Date(clock.now()))
        .where('count', '>', 0)
        .execute();
      return (Object.keys(attemptLimits) as AttemptLimitName[])
        .map((limit) => {
          const counts = rows.filter(({ kind }) => kind === limit).map(({ count }) => count);
          return {
            limit,
            keys: counts.length,
            refused: counts.filter((count) => count >= attempts.getMax(limit)).length,
          };
        })
        .filter(({ keys }) => keys > 0);
    },
    /** Clears all counts: attempts, codes per recipient and wrong second passwords. */
    clear: async (): Promise<void> => {
      await db.deleteFrom('attempts').execute();
      await db.deleteFrom('code_recipients').execute();
      await db.deleteFrom('second_password_tries').execute();
    },
  };
}
