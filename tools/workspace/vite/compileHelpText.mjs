import { marked } from 'marked';

/** @typedef {import('../../../libs/site/help-content/src/model/helpText.ts').HelpText} HelpText */
/** @typedef {import('../../../libs/site/help-content/src/model/helpText.ts').HelpSection} HelpSection */
/** @typedef {import('../../../libs/site/help-content/src/model/helpText.ts').HelpBlock} HelpBlock */
/** @typedef {import('../../../libs/site/help-content/src/model/helpText.ts').HelpInline} HelpInline */
/** @typedef {import('../../../libs/site/help-content/src/model/helpText.ts').HelpLine} HelpLine */
/** @typedef {import('marked').MarkedToken} Token */

const HEADING = /^(.*?)\s*\{#([a-z][a-z0-9-]*)\}$/;
const FIGURE = /\{\{([a-zA-Z][\w.]*)\}\}/;
/** Path of the site, with an optional section. */
const SITE_LINK = /^\/(?!\/)[\w/-]*(\?[\w=&-]+)?(#[\w-]+)?$|^#[\w-]+$/;

/**
 * Compiles a help page from Markdown to data. The site renders the data with its own components, so that no markup of a
 * text reaches the page.
 *
 * A file has a title (`#`), a first paragraph, which is also the description of the page, and sections
 * (`## Title {#id}`) of paragraphs, lists, tables, notes (`>`) and tools (a code block of the language `tool` with a
 * name). In a line, `{{name}}` is a figure, `[text](/path)` a link inside the site and `**text**` is emphasised.
 *
 * @param {string} markdown
 * @returns {HelpText}
 * @throws {Error} for anything else: HTML, images, links to other sites, a heading without an id, an id used twice
 */
export function compileHelpText(markdown) {
  const tokens = readTokens(marked.lexer(markdown));
  const [title, summary, ...rest] = tokens;
  if (title?.type !== 'heading' || title.depth !== 1) throw new Error('A help page starts with "# Title".');
  if (summary?.type !== 'paragraph') throw new Error(`"${title.text}" has no summary: a paragraph after the title.`);
  if (FIGURE.test(summary.text)) throw new Error(`"${title.text}": a summary is plain text, without figures.`);
  /** @type {(HelpSection & { blocks: HelpBlock[] })[]} */
  const sections = [];
  for (const token of rest) {
    if (token.type === 'heading') sections.push(startSection(token, sections));
    else if (sections.length === 0) throw new Error(`"${title.text}": text before the first section.`);
    else sections.at(-1)?.blocks.push(compileBlock(token));
  }
  return { title: title.text, summary: summary.text, sections };
}

/** @param {readonly import('marked').Token[]} tokens */
const readTokens = (tokens) => /** @type {Token[]} */ (tokens.filter(({ type }) => type !== 'space'));

/** @param {Extract<Token, { type: 'heading' }>} token @param {readonly HelpSection[]} sections */
function startSection({ depth, text }, sections) {
  const [, title, id] = HEADING.exec(text) ?? [];
  if (depth !== 2 || !title || !id) throw new Error(`"${text}" is not a heading of a section: "## Title {#id}".`);
  if (sections.some((section) => section.id === id)) throw new Error(`Two sections have the id "${id}".`);
  return { id, title, blocks: [] };
}

/** @param {Token} token @returns {HelpBlock} */
function compileBlock(token) {
  switch (token.type) {
    case 'paragraph':
      return { kind: 'paragraph', text: compileLine(token.tokens) };
    case 'list':
      return { kind: 'list', isOrdered: token.ordered, items: token.items.map(compileItem) };
    case 'table':
      return {
        kind: 'table',
        head: token.header.map(({ tokens }) => compileLine(tokens)),
        rows: token.rows.map((row) => row.map(({ tokens }) => compileLine(tokens))),
      };
    case 'blockquote':
      return { kind: 'note', text: compileNote(token) };
    case 'code':
      if (token.lang !== 'tool') throw new Error(`A code block has the language "tool", not "${token.lang ?? ''}".`);
      return { kind: 'tool', name: token.text.trim() };
    default:
      throw new Error(`A help page cannot contain ${token.type}: ${token.raw}`);
  }
}

/** @param {import('marked').Tokens.ListItem} item */
function compileItem({ tokens, raw }) {
  const [first, ...more] = readTokens(tokens);
  if (more.length > 0 || first?.type !== 'text') throw new Error(`A list item is one line: ${raw}`);
  return compileLine(first.tokens ?? [first]);
}

/** @param {import('marked').Tokens.Blockquote} quote */
function compileNote({ tokens, raw }) {
  const [first, ...more] = readTokens(tokens);
  if (more.length > 0 || first?.type !== 'paragraph') throw new Error(`A note is one paragraph: ${raw}`);
  return compileLine(first.tokens);
}

/** @param {readonly import('marked').Token[]} tokens @returns {HelpLine} */
const compileLine = (tokens) => readTokens(tokens).flatMap(compileInline);

/** @param {Token} token @returns {HelpInline[]} */
function compileInline(token) {
  switch (token.type) {
    case 'text':
      return token.tokens ? [...compileLine(token.tokens)] : splitFigures(token.text);
    case 'escape':
      return [token.text];
    case 'strong':
      return [{ kind: 'strong', text: compileLine(token.tokens) }];
    case 'link':
      if (!SITE_LINK.test(token.href)) throw new Error(`"${token.href}" is not a path of the site.`);
      return [{ kind: 'link', to: token.href, text: compileLine(token.tokens) }];
    default:
      throw new Error(`A line of a help page cannot contain ${token.type}: ${token.raw}`);
  }
}

/** @param {string} text @returns {HelpInline[]} */
function splitFigures(text) {
  // `split` with a group: the names of the figures have the odd indices. Chinese has no space at a line break.
  return text
    .replaceAll('\n', '')
    .split(FIGURE)
    .map((part, index) => (index % 2 === 1 ? /** @type {const} */ ({ kind: 'figure', name: part }) : part))
    .filter((part) => part !== '');
}
