import type { Texts } from '@pavilion/sandbox-platform/db/tables/memberCentreTables';
import { type ConsolePorts, ConsoleRefusal } from './consoleTypes.ts';

/** Partnership on the sponsor page, as the operator edits it. */
export interface SponsorChange {
  readonly period?: unknown;
  readonly texts?: unknown;
}

type SponsorTexts = Texts<{ readonly name: string; readonly title: string; readonly content: string }>;

const MAX_PERIOD = 40;
const MAX_TEXT = { name: 40, title: 60, content: 1_000 } as const;

const isText = (value: unknown, max: number): value is string =>
  typeof value === 'string' && value.trim() !== '' && value.length <= max && !value.includes('\0');

function isSponsorTexts(value: unknown): value is SponsorTexts {
  return (['zh-CN', 'zh-TW'] as const).every((locale) => {
    const texts = (value as Partial<Record<string, Record<string, unknown> | null>> | null | undefined)?.[locale];
    return (['name', 'title', 'content'] as const).every((part) => isText(texts?.[part], MAX_TEXT[part]));
  });
}

/** Creates the functions of the sponsor page's content. */
export function createConsoleSponsors({ db }: Pick<ConsolePorts, 'db'>) {
  return {
    list: () => db.selectFrom('sponsors').selectAll().orderBy('sort').execute(),
    change: async (id: string, { period, texts }: SponsorChange) => {
      if (!isText(period, MAX_PERIOD)) throw new ConsoleRefusal(400, `"period" has 1 to ${MAX_PERIOD} characters.`);
      if (!isSponsorTexts(texts))
        throw new ConsoleRefusal(400, '"texts" has name, title and content in zh-CN and zh-TW.');
      const changed =
        /^\d{1,9}$/.test(id) &&
        (await db
          .updateTable('sponsors')
          .set({ period, texts: JSON.stringify(texts) })
          .where('id', '=', Number(id))
          .returning('id')
          .executeTakeFirst());
      if (!changed) throw new ConsoleRefusal(404, `There is no sponsor ${id}.`);
    },
  };
}
