import { hasPattern } from '@pavilion/site-game-ui/roads';
import { EmptyState, token } from '@pavilion/ui-kit';
import { useState } from 'react';
import styled from 'styled-components';
import { useGamesT } from '../messages/gamesMessages.ts';
import { TableList, type TableListProps } from './TableList.tsx';
import { hasRoad, toSides } from './TableResults.tsx';

/** Tables with a filter for roads that end with a pattern. Its help states that a road predicts nothing. */
export function PatternedTables(props: TableListProps) {
  const t = useGamesT();
  const [isFiltered, setFiltered] = useState(false);
  const { states } = props.tables;
  const shown = props.games?.filter(({ gameCode }) => {
    const table = states.get(gameCode);
    return table !== undefined && hasRoad(table) && hasPattern(toSides(table));
  });
  return (
    <>
      <Filter>
        <button type="button" aria-pressed={isFiltered} onClick={() => setFiltered(!isFiltered)}>
          {t('tables.pattern')}
          {shown && <span>{shown.length}</span>}
        </button>
        <small>{t('tables.patternHelp')}</small>
      </Filter>
      {isFiltered && shown?.length === 0 ? (
        <EmptyState drawing="search" title={t('tables.none')} />
      ) : (
        <TableList {...props} games={isFiltered ? shown : props.games} />
      )}
    </>
  );
}

const Filter = styled.div`
  display: flex;
  gap: ${token('space.3')};
  align-items: center;
  min-height: 2rem;
  margin-bottom: ${token('space.2')};
  > button {
    display: inline-flex;
    gap: 0.375rem;
    padding: 0 ${token('space.3')};
    border: 1px solid ${token('color.line.hairline')};
    border-radius: ${token('radius.control')};
    background: ${token('color.surface.raised')};
    color: ${token('color.text.primary')};
    font: inherit;
    font-size: ${token('font.size.caption')};
    font-variant-numeric: tabular-nums;
    line-height: 1.75rem;
    cursor: pointer;
  }
  > button[aria-pressed='true'] {
    background: ${token('color.accent.soft')};
    color: ${token('color.accent.text')};
  }
  > button:focus-visible {
    outline: 2px solid ${token('color.line.focus')};
    outline-offset: 1px;
  }
  > small {
    color: ${token('color.text.muted')};
    font-size: ${token('font.size.caption')};
  }
`;
