import { token } from '@pavilion/ui-kit';
import styled from 'styled-components';
import type { HelpText } from '../model/helpText.ts';
import { ArticlePlace, DIALOG_PLACE, PAGE_PLACE } from './articlePlace.ts';
import { HelpBlockView, type HelpTools } from './HelpBlockView.tsx';

interface Props {
  readonly text: HelpText;
  readonly tools?: HelpTools;
  /** @default false */
  readonly isInDialog?: boolean;
}

const NO_TOOLS: HelpTools = {};

/** Sections of a help page without its title. Each heading can be linked by its id. */
export function HelpArticle({ text, tools = NO_TOOLS, isInDialog = false }: Props) {
  const place = isInDialog ? DIALOG_PLACE : PAGE_PLACE;
  const Heading = isInDialog ? 'h3' : 'h2';
  return (
    <ArticlePlace.Provider value={place}>
      <Article>
        {text.sections.map(({ id, title, blocks }) => (
          <section key={id} aria-labelledby={place.idPrefix + id}>
            <Heading id={place.idPrefix + id}>{title}</Heading>
            {blocks.map((block, index) => (
              <HelpBlockView key={index} block={block} tools={tools} />
            ))}
          </section>
        ))}
      </Article>
    </ArticlePlace.Provider>
  );
}

const Article = styled.div`
  display: grid;
  gap: ${token('space.8')};
  color: ${token('color.text.primary')};
  line-height: ${token('font.leading.text')};
  section {
    display: grid;
    gap: ${token('space.3')};
    min-width: 0;
  }
  h2,
  h3 {
    /* Below the header, which stays at the top of the window. */
    scroll-margin-top: 6rem;
    font-size: ${token('font.size.title')};
  }
  p,
  li {
    max-width: 40rem;
  }
  ol,
  ul {
    display: grid;
    gap: ${token('space.2')};
    margin: 0;
    padding-inline-start: ${token('space.6')};
  }
  ol {
    list-style: decimal;
  }
  ul {
    list-style: disc;
  }
  a {
    color: ${token('color.accent.text')};
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  table {
    width: 100%;
    font-variant-numeric: tabular-nums;
  }
  th,
  td {
    padding: ${token('space.2')} ${token('space.3')};
    border-bottom: 1px solid ${token('color.line.hairline')};
    text-align: start;
    vertical-align: top;
  }
  thead th {
    background: ${token('color.surface.sunken')};
    color: ${token('color.text.secondary')};
    font-size: ${token('font.size.caption')};
    font-weight: ${token('font.weight.regular')};
  }
`;
