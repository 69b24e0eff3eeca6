import { loadSandbox } from './loadSandbox.mjs';
import { createRow } from '../support/resultRows.mjs';

const ROUNDS = 1_000_000;
/** A match has hundreds of events, and its draw takes as long as those of many rounds. */
const MATCHES = 100_000;
/** Probability that correct games fail a run. */
const FALSE_ALARM = 1 / 1_000;

/**
 * Computes the number of standard errors that a return may deviate from the exact one. The number of compared returns
 * divides the probability of a false alarm (Bonferroni). With about 190 returns it is 4.6; a limit of 4, which is right
 * for one return, would fail correct games once in 80 runs. The upper bound `density(z) / z` replaces the tail of the
 * normal distribution.
 *
 * @param {number} returns
 */
function computeTolerance(returns) {
  const tail = (/** @type {number} */ z) => Math.exp((-z * z) / 2) / (z * Math.sqrt(2 * Math.PI));
  let z = 1;
  while (returns * 2 * tail(z) > FALSE_ALARM) z += 0.01;
  return z;
}

/**
 * Plays a million rounds of every game, and 100,000 matches of every discipline, from seeds as in the venue, and compares the return of each spot with the exact
 * one, which counts every result.
 */
export async function benchGames() {
  const { listEngines } = /** @type {typeof import('../../../sandbox-venues/src/games/catalogue/listEngines.ts')} */ (
    await loadSandbox('sandbox-venues/src/games/catalogue/listEngines')
  );
  const { simulateReturns } =
    /** @type {typeof import('../../../sandbox-venues/src/games/catalogue/simulateReturns.ts')} */ (
      await loadSandbox('sandbox-venues/src/games/catalogue/simulateReturns')
    );
  const engines = listEngines();
  const tolerance = computeTolerance(engines.reduce((sum, { spots }) => sum + spots.length, 0));
  return engines.map((engine) => {
    const rounds = engine.kind === 'match' ? MATCHES : ROUNDS;
    const returns = simulateReturns(engine, rounds);
    const away = returns.map(({ found, exact, error }) => (error === 0 ? 0 : Math.abs(found - exact) / error));
    const most = Math.max(...away);
    const main = returns.find(({ spot }) => spot === engine.mainSpot) ?? returns[0];
    const value = `${main?.found.toFixed(3)} % (exact ${main?.exact.toFixed(3)} %), ${most.toFixed(1)} errors at most`;
    return createRow(`${engine.rules}: return of ${rounds.toLocaleString('en-US')} rounds, ${returns.length} spots`, {
      value,
      goal: `${tolerance.toFixed(2)} errors`,
      isMet: most <= tolerance,
    });
  });
}
