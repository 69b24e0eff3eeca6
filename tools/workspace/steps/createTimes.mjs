import { stripVTControlCharacters } from 'node:util';

const SLOWEST = 20;
/** Jest says how long a file took when that is long, Playwright of every test. */
const JEST = /^(?:PASS|FAIL) (\S+ \S+) \(([\d.]+) s\)/;
const PLAYWRIGHT = /^\s*[✓✘]\s+\d+ \[(\S+)\] › (?:.*\/)?(\S+?):\d+:\d+ › (.*) \((?:([\d.]+)m)?(?:([\d.]+)s)?\)$/;

/** @param {string} line @returns {{ name: string, seconds: number } | undefined} */
function timeOf(line) {
  const jest = JEST.exec(line);
  if (jest) return { name: jest[1] ?? '', seconds: Number(jest[2]) };
  const [, project, file, title, minutes, seconds] = PLAYWRIGHT.exec(line) ?? [];
  if (minutes === undefined && seconds === undefined) return undefined;
  return { name: `${project} ${file} › ${title}`, seconds: 60 * Number(minutes ?? 0) + Number(seconds ?? 0) };
}

/** @param {{ name: string, seconds: number }} row */
const written = ({ name, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${name.slice(0, 110)}`;

/** Keeps how long steps took, and the test files and browser tests that took longest. */
export function createTimes() {
  /** @type {{ name: string, seconds: number }[]} */
  const steps = [];
  /** @type {Map<string, number>} */
  const tests = new Map();
  return {
    /** @param {string} name @param {number} seconds */
    took: (name, seconds) => void steps.push({ name, seconds }),
    /** Takes a line a runner has said. A failing file is told twice. @param {string} line */
    hear: (line) => {
      const time = timeOf(stripVTControlCharacters(line));
      if (time) tests.set(time.name, time.seconds);
    },
    table: () => {
      const slowest = [...tests].map(([name, seconds]) => ({ name, seconds })).sort((a, b) => b.seconds - a.seconds);
      return ['━━ seconds a step', ...steps.map(written), '━━ slowest', ...slowest.slice(0, SLOWEST).map(written)].join(
        '\n',
      );
    },
  };
}
