import { useIsPathHidden } from '@pavilion/site-contract';
import { formatHelpPath, helpPages, type HelpGroupId, type HelpPageId } from '@pavilion/site-help-content';
import { SearchIcon, TextField, token } from '@pavilion/ui-kit';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { useHelpT } from '../messages/helpMessages.ts';
import { SearchResults } from './SearchResults.tsx';

const groups: readonly HelpGroupId[] = ['start', 'money', 'sport', 'games', 'about'];

/** Contents column: a search over all pages, and the pages by group. */
export function HelpContents({ current }: { readonly current: HelpPageId }) {
  const t = useHelpT();
  const [query, setQuery] = useState('');
  const isSearching = query.trim() !== '';
  return (
    <Column aria-label={t('contents.label')}>
      <TextField
        type="search"
        label={t('search.label')}
        isLabelHidden
        placeholder={t('search.hint')}
        prefix={<SearchIcon />}
        value={query}
        onChange={(event) => setQuery(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && setQuery('')}
      />
      {isSearching ? (
        <SearchResults query={query} onFollow={() => setQuery('')} />
      ) : (
        groups.map((group) => <Group key={group} group={group} current={current} />)
      )}
    </Column>
  );
}

function Group({ group, current }: { readonly group: HelpGroupId; readonly current: HelpPageId }) {
  const t = useHelpT();
  const isHidden = useIsPathHidden();
  const heading = `help-group-${group}`;
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading}>{t(`group.${group}`)}</h2>
      <ul>
        {helpPages
          .filter((page) => page.group === group && !isHidden(formatHelpPath(page.id)))
          .map(({ id }) => (
            <li key={id}>
              <Link to={formatHelpPath(id)} aria-current={id === current ? 'page' : undefined}>
                {t(`page.${id}`)}
              </Link>
            </li>
          ))}
      </ul>
    </section>
  );
}

const Column = styled.nav`
  position: sticky;
  top: 6rem;
  display: grid;
  gap: ${token('space.3')};
  padding: ${token('space.3')};
  border: 1px solid ${token('color.line.hairline')};
  border-radius: ${token('radius.panel')};
  background: ${token('color.surface.panel')};
  max-height: calc(100vh - 7rem);
  overflow-y: auto;
  h2 {
    padding: ${token('space.1')} ${token('space.2')};
    color: ${token('color.text.muted')};
    font-size: ${token('font.size.caption')};
    font-weight: ${token('font.weight.regular')};
  }
  a {
    display: block;
    padding: ${token('space.1')} ${token('space.2')};
    border-radius: ${token('radius.cell')};
    color: ${token('color.text.primary')};
    text-decoration: none;
    &:hover {
      background: ${token('color.surface.hover')};
    }
    &[aria-current] {
      background: ${token('color.accent.soft')};
      color: ${token('color.accent.text')};
      font-weight: ${token('font.weight.strong')};
    }
  }
  @media (max-width: 48rem) {
    position: static;
    max-height: none;
    ul {
      display: flex;
      flex-wrap: wrap;
    }
  }
  @media print {
    display: none;
  }
`;
