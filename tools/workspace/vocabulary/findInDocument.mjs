import { findInText } from '../lint/findWords.mjs';

/** @typedef {{ line: number, found: string, use: string }} DocumentFinding `line` counts from 1 */
/** @typedef {{ line: number, text: string }} Block a paragraph, heading, list item or table row */

const FENCE = /^\s*(```|~~~)/;
/** Lines that begin a block of their own: headings, list items and table rows. */
const BLOCK_START = /^\s*(#{1,6} |[-*+] |\d+[.)] |\|)/;
/** Headings that begin like a clause. A question may begin with these words. */
const CLAUSE_HEADING = /^#{1,6} (What|Who|Whom|Whose|Where it|How it)\b(?!.*\?\s*$)/;
const TABLE_RULE = /^\s*\|[\s|:-]+\|\s*$/;
/** Header of the glossary's column of words that are not used. */
const EXCLUDED_HEADER = /\|\s*not\s*\|\s*$/;

/**
 * Splits Markdown into blocks of prose. Fenced code and the cells of a last column with the header `not` are left out.
 *
 * @param {string} markdown
 */
function splitBlocks(markdown) {
  /** @type {Block[]} */
  const blocks = [];
  let isFenced = false;
  let isOpen = false;
  let hasExcludedColumn = false;
  markdown.split('\n').forEach((text, index) => {
    const isFence = FENCE.test(text);
    if (isFence) isFenced = !isFenced;
    const isSkipped = isFence || isFenced || text.trim() === '' || TABLE_RULE.test(text);
    const isRow = /^\s*\|/.test(text);
    if (isSkipped) isOpen = false;
    if (!isRow) hasExcludedColumn = false;
    if (isSkipped) return;
    if (isRow && EXCLUDED_HEADER.test(text)) hasExcludedColumn = true;
    const prose = hasExcludedColumn ? text.replace(/\|[^|]*\|\s*$/, '|') : text;
    const last = blocks.at(-1);
    if (isOpen && last && !BLOCK_START.test(text)) last.text += `\n${prose}`;
    else blocks.push({ line: index + 1, text: prose });
    isOpen = !/^\s*#/.test(text);
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
