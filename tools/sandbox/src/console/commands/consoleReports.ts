import type { Db } from '@pavilion/sandbox-platform/db/database';
import type { ConsolePorts } from './consoleTypes.ts';

/** Numbers of ratings of a help page. */
export interface ConsoleHelpRatings {
  readonly page: string;
  readonly helpful: number;
  readonly notHelpful: number;
  /** Time of the latest rating, milliseconds. */
  readonly lastAt: number;
}

/** Counts the ratings of each help page, the page with the most negative ones first. */
async function countHelpRatings(db: Db): Promise<readonly ConsoleHelpRatings[]> {
  const rows = await db
    .selectFrom('help_ratings')
    .select((row) => [
      'page',
      row.fn.countAll<bigint>().filterWhere('is_helpful', '=', true).as('helpful'),
      row.fn.countAll<bigint>().filterWhere('is_helpful', '=', false).as('not_helpful'),
      row.fn.max('rated_at').as('last_at'),
    ])
    .groupBy('page')
    .orderBy('not_helpful', 'desc')
    .orderBy('page')
    .execute();
  return rows.map(({ page, helpful, not_helpful, last_at }) => ({
    page,
    helpful: Number(helpful),
    notHelpful: Number(not_helpful),
    lastAt: last_at.getTime(),
  }));
}

/** Creates the part of the console with sent codes, captchas, and reports of browsers and players. */
export const createConsoleReports = ({ db, inbox, violations }: ConsolePorts) => ({
  inbox: () => inbox.list(),
  /** Recent captchas with their solutions. */
  captchas: () => inbox.captchas(),
  /** Violations of content security policies that browsers have reported. */
  violations: () => violations.list(),
  clearViolations: () => violations.clear(),
  helpRatings: () => countHelpRatings(db),
});
