import { loadSandbox } from './loadSandbox.mjs';
import { row } from './row.mjs';

const ROUNDS = 1_000_000;
/** Chance that sound games fail a run at all. */
const FALSE_ALARM = 1 / 1_000;

/**
 * Standard errors that a return may be away from the exact one, where so many are looked at together: the sum of their
 * chances to be further away than that is the chance of a false alarm (Bonferroni). With some 190 of them it is 4.6; a
 * bound of 4, right for one return, would fail sound games once in eighty runs. The tail of the normal distribution is
 * taken at its upper bound `density(z) / z`.
 *
 * @param {number} returns
 */
function toleranceFor(returns) {
  const tail = (/** @type {number} */ z) => Math.exp((-z * z) / 2) / (z * Math.sqrt(2 * Math.PI));
  let z = 1;
  while (returns * 2 * tail(z) > FALSE_ALARM) z += 0.01;
  return z;
}

/**
 * A million rounds of every game, from seeds as the venue plays them (must-show 2 of the lobby): the return of each spot
 * against the exact one, which counts every result.
 */
export async function benchGames() {
  const { everyEngine } = /** @type {typeof import('../../sandbox-venues/src/games/catalogue/everyEngine.ts')} */ (
    await loadSandbox('sandbox-venues/src/games/catalogue/everyEngine')
  );
  const { simulateReturns } =
    /** @type {typeof import('../../sandbox-venues/src/games/catalogue/simulateReturns.ts')} */ (
      await loadSandbox('sandbox-venues/src/games/catalogue/simulateReturns')
    );
  const engines = everyEngine();
  const tolerance = toleranceFor(engines.reduce((sum, { spots }) => sum + spots.length, 0));
  return engines.map((engine) => {
    const returns = simulateReturns(engine, ROUNDS);
    const away = returns.map(({ found, exact, error }) => (error === 0 ? 0 : Math.abs(found - exact) / error));
    const most = Math.max(...away);
    const main = returns.find(({ spot }) => spot === engine.mainSpot) ?? returns[0];
    const value = `${main?.found.toFixed(3)} % (exact ${main?.exact.toFixed(3)} %), ${most.toFixed(1)} errors at most`;
    return row(`${engine.rules}: return of 1,000,000 rounds, ${returns.length} spots`, {
      value,
      goal: `${tolerance.toFixed(2)} errors`,
      isMet: most <= tolerance,
    });
  });
}
