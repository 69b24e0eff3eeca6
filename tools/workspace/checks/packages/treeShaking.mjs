import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../../root.mjs';
import { measureGzipSize } from './sizes.mjs';

const ENTRY_POINT = join(ROOT, 'libs/domain-sports/dist/esm/index.js');
const OUTSIDE = ['@pavilion/kernel'];

/** Limit of all betting rules for a server or another front end, bytes of gzip. */
const FULL_ENTRY_LIMIT = 15_500;

/** Limits of single exports, bytes of gzip: a page that shows odds does not load the slip. */
const ALONE = {
  formatOdds: 600,
  parseLine: 500,
  computeWinnings: 500,
  clampStake: 300,
  computeParlayReturn: 500,
  countUnits: 600,
  computeSystemReturn: 700,
  computeNetResult: 400,
  findResultKey: 700,
  getClockLabel: 900,
  findPayoutCapUsd: 500,
  settleSelection: 2_000,
  computeScenarios: 2_700,
  slipReducer: 2_400,
  computeSeriesQuote: 2_100,
  restoreSlip: 4_600,
};

/**
 * Checks the tree shaking of domain-sports: the whole entry point stays within its limit, an unused import adds nothing, no
 * single export includes more than a third of it, and the exports above stay within their own limits.
 */
export async function checkTreeShaking() {
  const folder = mkdtempSync(join(tmpdir(), 'tree-shaking-'));
  const measureImport = async (/** @type {string} */ name, /** @type {string} */ code) => {
    const entry = join(folder, `${name}.js`);
    writeFileSync(entry, code);
    return measureGzipSize(entry, OUTSIDE);
  };
  try {
    const from = JSON.stringify(ENTRY_POINT);
    const whole = await measureImport('whole', `export * from ${from};`);
    const nothing = await measureImport('nothing', `import ${from};`);
    const faults = [
      ...(whole > FULL_ENTRY_LIMIT
        ? [`the whole entry point: ${whole} of at most ${FULL_ENTRY_LIMIT} bytes gzip`]
        : []),
      ...(nothing > 64 ? [`imported for nothing it leaves ${nothing} bytes`] : []),
    ];
    /** @type {unknown} */
    const entryPoint = await import(pathToFileURL(ENTRY_POINT).href);
    const names = Object.keys(/** @type {object} */ (entryPoint));
    for (const name of names) {
      const bytes = await measureImport(name, `export { ${name} } from ${from};`);
      const most = /** @type {Record<string, number>} */ (ALONE)[name] ?? whole / 3;
      if (bytes > most) faults.push(`${name} alone: ${bytes} of at most ${Math.floor(most)} bytes gzip`);
    }
    const gone = Object.keys(ALONE).filter((name) => !names.includes(name));
    if (gone.length > 0) faults.push(`no longer exported: ${gone.join(', ')}`);
    if (faults.length > 0)
      throw new Error(`checkTreeShaking: exports of domain-sports include too much:\n${faults.join('\n')}`);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
