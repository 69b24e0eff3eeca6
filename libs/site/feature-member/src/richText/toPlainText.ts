import type { RootContent, Root } from 'hast';
import { parseHtml } from './parseHtml.ts';

const HIDDEN = new Set(['script', 'style', 'template', 'noscript']);
/** Elements that end a line. */
const LINES = new Set(['br', 'p', 'li', 'h3', 'h4', 'tr', 'div']);

function readText(node: Root | RootContent): string {
  if (node.type === 'text') return node.value;
  if (node.type !== 'root' && node.type !== 'element') return '';
  if (node.type === 'element' && HIDDEN.has(node.tagName)) return '';
  const text = node.children.map(readText).join('');
  return node.type === 'element' && LINES.has(node.tagName) ? `${text} ` : text;
}

/** Returns the text of HTML in one line, without running or loading anything of it. */
export const toPlainText = (html: string): string => readText(parseHtml(html)).replace(/\s+/gu, ' ').trim();
