import { useAppSelector, useServices } from '@pavilion/site-contract';
import { token } from '@pavilion/ui-kit';
import { useLayoutEffect, useRef, type MouseEvent } from 'react';
import styled from 'styled-components';
import { sanitiseRichText } from './sanitiseRichText.ts';

/** Props of {@link RichText}. */
export interface RichTextProps {
  /** HTML that operators write. It is sanitised here. */
  readonly html: string;
}

const NO_ORIGINS: readonly string[] = [];
const TAG = /<[a-z/]/i;

const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** Sanitised HTML. Links inside the site navigate without a reload. */
export function RichText({ html }: RichTextProps) {
  const { navigate } = useServices();
  const venueOrigins = useAppSelector((state) => state.site.venueOrigins) ?? NO_ORIGINS;
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    root.current?.replaceChildren(sanitiseRichText(html, { origin: window.location.origin, venueOrigins }));
  }, [html, venueOrigins]);
  const onClick = (event: MouseEvent) => {
    const link = (event.target as Element).closest('a');
    const path = link?.getAttribute('href');
    if (!path?.startsWith('/') || !isPlainClick(event)) return;
    event.preventDefault();
    navigate(path);
  };
  return <Root ref={root} data-plain={TAG.test(html) ? undefined : ''} onClick={onClick} />;
}

const Root = styled.div`
  max-width: 40rem;
  line-height: ${token('font.leading.text')};
  overflow-wrap: anywhere;
  &[data-plain] {
    white-space: pre-line;
  }
  > * + * {
    margin-top: ${token('space.3')};
  }
  a {
    color: ${token('color.text.link')};
  }
  a:not([href]) {
    color: inherit;
    text-decoration: none;
  }
  a:focus-visible {
    outline: 2px solid ${token('color.line.focus')};
    outline-offset: 2px;
  }
  h3,
  h4 {
    font-size: ${token('font.size.price')};
  }
  ul,
  ol {
    padding-inline-start: ${token('space.6')};
  }
  ul {
    list-style: disc;
  }
  ol {
    list-style: decimal;
  }
  blockquote {
    padding-inline-start: ${token('space.4')};
    border-inline-start: 3px solid ${token('color.line.hairline')};
    color: ${token('color.text.secondary')};
  }
  img {
    display: block;
    max-width: 100%;
    height: auto;
    border-radius: ${token('radius.cell')};
  }
  table {
    border-collapse: collapse;
  }
  th,
  td {
    padding: ${token('space.2')} ${token('space.3')};
    border: 1px solid ${token('color.line.hairline')};
    text-align: start;
  }
`;
