import { parseMinor } from '@pavilion/kernel';
import { readGrades, rebateCategories, toWireGrade } from '@pavilion/sandbox-platform/grades/vipGrades';
import { setRebateRate } from '@pavilion/sandbox-platform/grades/setRebateRate';
import { type ConsolePorts, ConsoleRefusal } from './consoleTypes.ts';

const MAX_RATE = 500n;

/** Rebate rate of one category, in percent with two decimals, such as `0.55`. */
export interface ConsoleRebate {
  readonly category?: unknown;
  readonly rate?: unknown;
}

function parseRate(rate: unknown): number {
  const hundredths = typeof rate === 'string' ? parseMinor(rate) : undefined;
  if (hundredths !== undefined && hundredths >= 0n && hundredths <= MAX_RATE) return Number(hundredths);
  throw new ConsoleRefusal(400, '"rate" is a percentage from 0.00 to 5.00.');
}

/** Creates the functions of VIP levels. */
export function createConsoleGrades({ db }: Pick<ConsolePorts, 'db'>) {
  const list = async () => (await readGrades(db)).map(toWireGrade);
  return {
    list,
    /** Sets the rebate rate of a level and category. It applies to turnover without a rebate so far. */
    setRebate: async (grade: number, rebate: ConsoleRebate) => {
      const category = rebateCategories.find((each) => each === rebate.category);
      if (!category) throw new ConsoleRefusal(400, `"category" is one of ${rebateCategories.join(', ')}.`);
      const rate = parseRate(rebate.rate);
      const isKnown = Number.isInteger(grade) && (await setRebateRate(db, { grade, category, rate }));
      if (!isKnown) throw new ConsoleRefusal(404, 'There is no such VIP level.');
      return list();
    },
  };
}
