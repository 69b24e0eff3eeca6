import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import tseslint from 'typescript-eslint';
import { createNameListener } from '../lint/plainWords.mjs';
import { ROOT } from '../root.mjs';

/** @typedef {{ place: string, text: string }} Item `place`: file below the repository and line */
/** @typedef {Record<string, unknown> & { type: string }} SyntaxNode */
/** @typedef {{ start: { line: number }, end: { line: number } }} Location */
/** @typedef {{ body: unknown, comments: { type: string, value: string, loc: Location }[] }} Syntax parsed file */
/** @typedef {{ parseForESLint(code: string, options: object): { ast: Syntax } }} Parser */

const DIRECTIVE = /^\s*(eslint|@ts-|istanbul|c8|global|prettier|\/ <reference)/;
/** A doc comment of types only, without prose. */
const TYPE_ONLY = /^\*?\s*(@(type|typedef|param|returns?|template|internal)\b\s*(\{[^}]*\}+)?\s*\[?[\w.]*\]?\s*)+$/;

/** @param {string} file @returns {Syntax} */
function parse(file) {
  const source = readFileSync(join(ROOT, file), 'utf8');
  const ecmaFeatures = { jsx: /x$/.test(file) };
  const parser = /** @type {Parser} */ (tseslint.parser);
  return parser.parseForESLint(source, { comment: true, loc: true, range: true, ecmaFeatures }).ast;
}

/**
 * Lists the comments of a file. Line comments on consecutive lines are one comment.
 *
 * @param {string} file @param {Syntax} ast
 */
function listComments(file, ast) {
  /** @type {{ start: number, end: number, isLine: boolean, text: string }[]} */
  const comments = [];
  for (const { type, value, loc } of ast.comments) {
    const isLine = type === 'Line';
    const last = comments.at(-1);
    if (isLine && last?.isLine && last.end === loc.start.line - 1) {
      last.text += ` ${value}`;
      last.end = loc.end.line;
    } else comments.push({ start: loc.start.line, end: loc.end.line, isLine, text: value });
  }
  return comments
    .map(({ start, text }) => ({
      place: `${file}:${start}`,
      text: text
        .replace(/^\s*\*+/gm, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
    }))
    .filter(({ text }) => text !== '' && !DIRECTIVE.test(text) && !TYPE_ONLY.test(text));
}

/**
 * Lists the declared names of a file.
 *
 * @param {string} file @param {Syntax} ast
 */
function listNames(file, ast) {
  /** @type {Item[]} */
  const names = [];
  const listener = createNameListener((identifier) => {
    const node = /** @type {{ type: string, name: string, loc: { start: { line: number } } } | null} */ (identifier);
    if (node?.type === 'Identifier') names.push({ place: `${file}:${node.loc.start.line}`, text: node.name });
  });
  /** @param {unknown} value */
  const visit = (value) => {
    if (Array.isArray(value)) value.forEach(visit);
    if (!isNode(value)) return;
    listener[value.type]?.(/** @type {object} */ (value));
    for (const [key, child] of Object.entries(value)) if (key !== 'parent') visit(child);
  };
  visit(ast.body);
  return names;
}

/** @param {unknown} value @returns {value is SyntaxNode} */
const isNode = (value) =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/**
 * Creates a generator of numbers in [0, 1) that a seed repeats (mulberry32).
 *
 * @param {number} seed
 */
function createRandom(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** @param {readonly Item[]} items @param {number} count @param {() => number} random @returns {Item[]} in the order of files */
function draw(items, count, random) {
  const rest = items.map((item, index) => ({ item, index }));
  const drawn = Array.from({ length: Math.min(count, rest.length) }, () => {
    const at = Math.floor(random() * rest.length);
    return rest.splice(at, 1);
  });
  return drawn
    .flat()
    .sort((a, b) => a.index - b.index)
    .map(({ item }) => item);
}

/**
 * Draws distinct comments and declared names of the repository at random, for a person to judge.
 *
 * @param {{ count: number, seed: number }} options `count` of each kind
 */
export function sampleVocabulary({ count, seed }) {
  const patterns = ['*.ts', '*.tsx', '*.mts', '*.mjs', '*.js', '*.cjs'];
  const files = execFileSync('git', ['ls-files', ...patterns], { cwd: ROOT, encoding: 'utf8', maxBuffer: 1e8 });
  /** @type {Map<string, Item>} */
  const comments = new Map();
  /** @type {Map<string, Item>} */
  const names = new Map();
  for (const file of files.split('\n').filter(Boolean)) {
    const ast = parse(file);
    for (const item of listComments(file, ast)) comments.set(item.text, item);
    for (const item of listNames(file, ast)) names.set(item.text, item);
  }
  const random = createRandom(seed);
  return {
    comments: draw([...comments.values()], count, random),
    names: draw([...names.values()], count, random),
    counts: { comments: comments.size, names: names.size },
  };
}
