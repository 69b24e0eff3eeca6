import { hasPattern } from '@pavilion/site-game-ui/roads';
import { EmptyState, token } from '@pavilion/ui-kit';
import styled from 'styled-components';
import { useGamesT } from '../messages/gamesMessages.ts';
import type { Game } from '../state/gamesSlice.ts';
import { TableList, type TableListProps } from './TableList.tsx';
import { hasRoad, toSides } from './TableResults.tsx';
import type { Tables } from './useTables.ts';

const hasPatternedRoad = ({ gameCode }: Game, { states }: Tables): boolean => {
  const table = states.get(gameCode);
  return table !== undefined && hasRoad(table) && hasPattern(toSides(table));
};

/** Props of {@link PatternFilter}. */
export interface PatternFilterProps extends Pick<TableListProps, 'tables'> {
  /** `undefined` while they are read. */
  readonly games: readonly Game[] | undefined;
  readonly isActive: boolean;
  readonly onChange: (isActive: boolean) => void;
}

/** Filter for tables whose road ends with a pattern. Its help states that a road predicts nothing. */
export function PatternFilter({ games, tables, isActive, onChange }: PatternFilterProps) {
  const t = useGamesT();
  return (
    <Filter>
      <button type="button" aria-pressed={isActive} onClick={() => onChange(!isActive)}>
        {t('tables.pattern')}
        <span>{games?.filter((game) => hasPatternedRoad(game, tables)).length}</span>
      </button>
      <small>{t('tables.patternHelp')}</small>
    </Filter>
  );
}

/** Tables whose road ends with a pattern. */
export function PatternedTables({ games, ...props }: TableListProps) {
  const t = useGamesT();
  const shown = games?.filter((game) => hasPatternedRoad(game, props.tables));
  if (shown?.length === 0) return <EmptyState drawing="search" title={t('tables.none')} />;
  return <TableList {...props} games={shown} missing={0} />;
}

const Filter = styled.div`
  display: flex;
  gap: ${token('space.3')};
  align-items: center;
  min-height: 2rem;
  > button {
    display: inline-flex;
    flex: none;
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
    white-space: nowrap;
    cursor: pointer;
  }
  > button > span {
    display: inline-block;
    min-width: 1.2ch;
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
