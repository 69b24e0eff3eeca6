import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../root.mjs';
import { getRoot } from './projects.mjs';

/** @typedef {import('./projects.mjs').MutatedProject} MutatedProject */

/**
 * Part of a whole run.
 *
 * @typedef {object} Shard
 * @property {number} index 1 for the first
 * @property {number} count
 */

const NOT_MUTATED = [
  /\.test\.tsx?$/,
  /\.d\.ts$/,
  /\/testing\//,
  /\/index\.tsx?$/,
  /\/messages\//,
  /\/texts\/zh(CN|TW)\.ts$/,
];

/**
 * Parses a part such as `2/4`.
 *
 * @param {string} text
 * @returns {Shard}
 * @throws {Error} if the text is not a part
 */
export function parseShard(text) {
  const [index = 0, count = 0] = /^\d+\/\d+$/.test(text) ? text.split('/').map(Number) : [];
  if (index < 1 || index > count) throw new Error(`parseShard: "${text}" is not a part. Use for example --shard 2/4.`);
  return { index, count };
}

/**
 * Lists the source files of a project that are mutated: neither tests nor entry points with re-exports, nor texts.
 *
 * @param {Pick<MutatedProject, 'path'>} project
 * @returns {string[]} paths from the root, in order
 */
export function listSourceFiles(project) {
  const folder = getRoot(project) === project.path ? `${project.path}/src` : project.path;
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .filter((file) => /\.tsx?$/.test(file))
    .filter((file) => !NOT_MUTATED.some((pattern) => pattern.test(file)))
    .sort();
}

/**
 * Lists the files of one part. Files are dealt by size, so that the parts take about the same time.
 *
 * @param {readonly string[]} files
 * @param {Shard} shard
 * @param {(file: string) => number} [getSize]
 * @returns {string[]}
 */
export function listShardFiles(files, { index, count }, getSize = (file) => statSync(join(ROOT, file)).size) {
  const sizes = Array.from({ length: count }, () => 0);
  const largestFirst = files.map((file) => ({ file, size: getSize(file) })).sort((a, b) => b.size - a.size);
  return largestFirst
    .filter(({ size }) => {
      const smallest = sizes.indexOf(Math.min(...sizes));
      sizes[smallest] = (sizes[smallest] ?? 0) + size;
      return smallest === index - 1;
    })
    .map(({ file }) => file)
    .sort();
}
