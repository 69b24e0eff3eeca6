import { SupportText, useIsPathHidden } from '@pavilion/site-contract';
import { formatHelpPath } from '@pavilion/site-help-content';
import { Button, token } from '@pavilion/ui-kit';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { useHelpT } from '../messages/helpMessages.ts';
import { useHelpSearch } from './useHelpSearch.ts';

interface Props {
  readonly query: string;
  readonly onFollow: () => void;
}

/** Sections of all pages that match a search, with the pages first whose title matches. */
export function SearchResults({ query, onFollow }: Props) {
  const t = useHelpT();
  const { state, hits: found, retry } = useHelpSearch(query);
  const isHidden = useIsPathHidden();
  const hits = found.filter(({ page }) => !isHidden(formatHelpPath(page)));
  if (state === 'failed')
    return (
      <Status role="status">
        <p>{t('search.failed')}</p>
        <Button size="small" variant="secondary" onClick={retry}>
          {t('search.retry')}
        </Button>
      </Status>
    );
  if (state === 'loading') return <Status role="status">{t('search.loading')}</Status>;
  return (
    <>
      <Status role="status">
        {hits.length > 0 ? t('search.count', { count: hits.length }) : t('search.none', { query: query.trim() })}
        {hits.length === 0 && (
          <p>
            <SupportText>{t('search.noneHint')}</SupportText>
          </p>
        )}
      </Status>
      <Hits>
        {hits.map(({ page, section, title, excerpt }) => (
          <li key={`${page}#${section ?? ''}`}>
            <Link to={`${formatHelpPath(page)}${section === undefined ? '' : `#${section}`}`} onClick={onFollow}>
              <strong>{title}</strong>
              <span>{excerpt}</span>
            </Link>
          </li>
        ))}
      </Hits>
    </>
  );
}

const Status = styled.div`
  padding: ${token('space.1')} ${token('space.2')};
  color: ${token('color.text.secondary')};
  font-size: ${token('font.size.caption')};
`;

const Hits = styled.ul`
  display: grid;
  gap: ${token('space.1')};
  a > span {
    display: -webkit-box;
    overflow: hidden;
    color: ${token('color.text.secondary')};
    font-size: ${token('font.size.caption')};
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
`;
