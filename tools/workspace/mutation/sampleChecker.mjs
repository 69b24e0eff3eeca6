// Plug-in of StrykerJS that lets a random sample of mutants run. The others have the status "CompileError", which no
// score counts.
import { CheckStatus } from '@stryker-mutator/api/check';
import { commonTokens, declareClassPlugin, PluginKind } from '@stryker-mutator/api/plugin';
import { drawSample } from './drawSample.mjs';

/** @typedef {Pick<import('@stryker-mutator/api/core').Mutant, 'id' | 'fileName' | 'location' | 'mutatorName' | 'replacement'>} Mutant */

/** Order of the mutants that does not depend on the run. @param {Mutant} mutant */
function buildKey({ fileName, location: { start, end }, mutatorName, replacement }) {
  return [fileName, start.line, start.column, end.line, end.column, mutatorName, replacement].join(' ');
}

/** Checker that rejects mutants outside of the sample. It receives all mutants in one group. */
export class SampleChecker {
  static inject = /** @type {const} */ ([commonTokens.options]);

  /** @param {{ sample: { size: number, seed: number } }} options */
  constructor({ sample }) {
    this.sample = sample;
  }

  async init() {}

  /** @param {readonly Mutant[]} mutants */
  async group(mutants) {
    return [mutants.map(({ id }) => id)];
  }

  /** @param {readonly Mutant[]} mutants */
  async check(mutants) {
    const ordered = mutants
      .map((mutant) => ({ id: mutant.id, key: buildKey(mutant) }))
      .sort((a, b) => (a.key < b.key ? -1 : 1));
    const drawn = new Set(drawSample(ordered, this.sample).map(({ id }) => id));
    return Object.fromEntries(
      mutants.map(({ id }) => [
        id,
        drawn.has(id) ? { status: CheckStatus.Passed } : { status: CheckStatus.CompileError, reason: 'not drawn' },
      ]),
    );
  }
}

export const strykerPlugins = [declareClassPlugin(PluginKind.Checker, 'sample', /** @type {never} */ (SampleChecker))];

/** Schema of the option `sample`. */
export const strykerValidationSchema = {
  properties: { sample: { type: 'object', properties: { size: { type: 'integer' }, seed: { type: 'integer' } } } },
};
