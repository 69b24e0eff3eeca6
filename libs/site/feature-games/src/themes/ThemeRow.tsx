import { token } from '@pavilion/ui-kit';
import { useId } from 'react';
import styled from 'styled-components';
import { GameGrid } from '../grid/GameGrid.tsx';
import { PlaceholderGrid } from '../grid/PlaceholderGrid.tsx';
import { useGamesT } from '../messages/gamesMessages.ts';
import type { Game } from '../state/gamesSlice.ts';

/** Props of {@link ThemeRow}. */
export interface ThemeRowProps {
  readonly title: string;
  readonly lead?: string | undefined;
  /** `undefined` before they are read. */
  readonly games: readonly Game[] | undefined;
  readonly rows?: number;
  /** Whether the games are being read. A row far below the viewport is not read yet. */
  readonly isLoading: boolean;
  /** Number of all games of the theme, and what shows them. */
  readonly total: number;
  readonly onAll: () => void;
  readonly onInfo: (gameCode: string) => void;
}

/** Theme row of a lobby: a title, one or two rows of tiles, and a button that shows all games of the theme. */
export function ThemeRow({ title, lead, games, rows = 1, isLoading, total, onAll, onInfo }: ThemeRowProps) {
  const t = useGamesT();
  const id = useId();
  if (games?.length === 0) return null;
  return (
    <section aria-labelledby={id} aria-busy={isLoading}>
      <Head>
        <h2 id={id}>{title}</h2>
        {lead !== undefined && <p>{lead}</p>}
        <button type="button" onClick={onAll} aria-label={t('theme.allOf', { theme: title })}>
          {total > 0 ? t('theme.all', { count: total }) : t('games.all')}
        </button>
      </Head>
      {games ? (
        <GameGrid
          label={t('theme.grid', { theme: title })}
          games={games}
          total={games.length}
          maxRows={rows}
          onInfo={onInfo}
        />
      ) : (
        <PlaceholderGrid rows={rows} />
      )}
    </section>
  );
}

const Head = styled.header`
  display: flex;
  gap: ${token('space.3')};
  align-items: baseline;
  min-height: 1.75rem;
  > h2 {
    flex: none;
    font-size: ${token('font.size.price')};
    line-height: 1.75rem;
  }
  > p {
    overflow: hidden;
    color: ${token('color.text.muted')};
    font-size: ${token('font.size.caption')};
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  > button {
    flex: none;
    margin-left: auto;
    padding: 0;
    border: 0;
    background: none;
    color: ${token('color.accent.text')};
    font: inherit;
    font-size: ${token('font.size.caption')};
    font-variant-numeric: tabular-nums;
    cursor: pointer;
    &:hover {
      text-decoration: underline;
    }
    &:focus-visible {
      outline: 2px solid ${token('color.line.focus')};
      outline-offset: 2px;
    }
  }
`;
