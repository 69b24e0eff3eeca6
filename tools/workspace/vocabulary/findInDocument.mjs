import { findInText } from '../lint/findWords.mjs';

/** @typedef {{ line: number, found: string, use: string }} DocumentFinding `line` counts from 1 */
/** @typedef {{ line: number, text: string }} Block a paragraph, heading, list item or table row */

const FENCE = /^\s*(```|~~~)/;
/** Lines that begin a block of their own: headings, list items and table rows. */
const BLOCK_START = /^\s*(#{1,6} |[-*+] |\d+[.)] |\|)/;
/** Headings that begin like a clause. A question may begin with these words. */
const CLAUSE_HEADING = /^#{1,6} (What|Who|Whom|Whose|Where it|How it)\b(?!.*\?\s*$)/;
const HEADING = /^\s*#/;
const ROW = /^\s*\|/;
const TABLE_RULE = /^\s*\|[\s|:-]+\|\s*$/;
/** Header of the glossary's column of words that are not used. */
const EXCLUDED_HEADER = /\|\s*not\s*\|\s*$/;

/**
 * Blanks everything that is not prose: fenced code, rules of tables, and the cells of a last column with the header `not`.
 * The lines keep their numbers.
 *
 * @param {string} markdown
 * @returns {string[]}
 */
function listProseLines(markdown) {
  let isFenced = false;
  let hasExcludedColumn = false;
  return markdown.split('\n').map((text) => {
    const isFence = FENCE.test(text);
    if (isFence) isFenced = !isFenced;
    if (isFence || isFenced || TABLE_RULE.test(text)) return '';
    const isRow = ROW.test(text);
    hasExcludedColumn = isRow && (hasExcludedColumn || EXCLUDED_HEADER.test(text));
    return hasExcludedColumn ? text.replace(/\|[^|]*\|\s*$/, '|') : text;
  });
}

/** Joins the lines of a paragraph to one block. @param {string} markdown */
function splitBlocks(markdown) {
  /** @type {Block[]} */
  const blocks = [];
  let isOpen = false;
  listProseLines(markdown).forEach((text, index) => {
    const last = blocks.at(-1);
    if (text.trim() === '') {
      isOpen = false;
    } else if (isOpen && last && !BLOCK_START.test(text)) last.text += `\n${text}`;
    else {
      blocks.push({ line: index + 1, text });
      isOpen = !HEADING.test(text);
    }
  });
  return blocks;
}

/**
 * Finds reported words and headings in a Markdown document. A word is reported once in a block. Code is not searched.
 *
 * @param {string} markdown
 * @returns {DocumentFinding[]}
 */
export function findInDocument(markdown) {
  return splitBlocks(markdown).flatMap(({ line, text }) => {
    const prose = text.replaceAll('\n', ' ');
    const words = findInText(prose).map(({ found, use }) => {
      const linesBefore = text.slice(0, Math.max(0, prose.indexOf(found))).split('\n').length - 1;
      return { line: line + linesBefore, found, use };
    });
    const opening = CLAUSE_HEADING.exec(text)?.[1];
    return opening ? [...words, { line, found: opening, use: 'a noun, a task or a question as the heading' }] : words;
  });
}
