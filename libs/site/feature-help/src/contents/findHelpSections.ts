import type { HelpBlock, HelpLine, HelpPageId, HelpText } from '@pavilion/site-help-content';
import type { NameMatcher } from '@pavilion/site-search';

/** A page, or a section of it, that matches a search. */
export interface HelpHit {
  readonly page: HelpPageId;
  /** Absent if the title or the summary of the page matches. */
  readonly section?: string;
  readonly title: string;
  readonly excerpt: string;
}

const MAX_HITS = 20;

type FormatFigure = (name: string) => string;

/** Writes a line as plain text. */
function writeLine(line: HelpLine, formatFigure: FormatFigure): string {
  return line
    .map((part) => {
      if (typeof part === 'string') return part;
      return part.kind === 'figure' ? formatFigure(part.name) : writeLine(part.text, formatFigure);
    })
    .join('');
}

function listLines(block: HelpBlock): readonly HelpLine[] {
  switch (block.kind) {
    case 'list':
      return block.items;
    case 'table':
      return [...block.head, ...block.rows.flat()];
    case 'tool':
      return [];
    default:
      return [block.text];
  }
}

/** Writes the blocks of a section as plain text. */
export const writeBlocks = (blocks: readonly HelpBlock[], formatFigure: FormatFigure): string =>
  blocks
    .flatMap(listLines)
    .map((line) => writeLine(line, formatFigure))
    .join(' ');

interface Search {
  readonly matches: NameMatcher;
  readonly formatFigure: FormatFigure;
}

/**
 * Finds pages and sections by title (also by pinyin) and sections by their text. Matches of a title come first.
 *
 * @param texts all pages in the order of the contents
 */
export function findHelpSections(
  texts: readonly (readonly [HelpPageId, HelpText])[],
  { matches, formatFigure }: Search,
): readonly HelpHit[] {
  const byTitle: HelpHit[] = [];
  const byText: HelpHit[] = [];
  for (const [page, { title, summary, sections }] of texts) {
    if (matches(title)) byTitle.push({ page, title, excerpt: summary });
    else if (matches(summary)) byText.push({ page, title, excerpt: summary });
    for (const section of sections) {
      const excerpt = writeBlocks(section.blocks, formatFigure);
      const hit = { page, section: section.id, title: section.title, excerpt };
      if (matches(section.title)) byTitle.push(hit);
      else if (matches(excerpt)) byText.push(hit);
    }
  }
  return [...byTitle, ...byText].slice(0, MAX_HITS);
}
