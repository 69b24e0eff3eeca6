import { CloseIcon, IconButton, SearchIcon, SegmentedControl, token } from '@pavilion/ui-kit';
import styled from 'styled-components';
import { useGamesT } from '../messages/gamesMessages.ts';
import type { GameTab, Venue } from '../state/gamesSlice.ts';
import type { LobbyQuery } from './useLobbyQuery.ts';

/** Props of {@link BrowserTools}. */
export interface BrowserToolsProps {
  readonly tabs: readonly GameTab[];
  readonly venues: readonly Venue[];
  readonly query: LobbyQuery;
  readonly change: (wanted: Partial<LobbyQuery>) => void;
  readonly onScope: (scope: LobbyQuery['scope']) => void;
}

/** Sticky filters above a long list: own games, tab, venue and search. */
export function BrowserTools({ tabs, venues, query, change, onScope }: BrowserToolsProps) {
  const t = useGamesT();
  return (
    <Bar>
      <SegmentedControl
        label={t('games.scope')}
        value={query.scope}
        onChange={onScope}
        segments={[
          { value: 'all', label: t('games.all') },
          { value: 'favourite', label: t('games.favourite') },
          { value: 'recent', label: t('games.recent') },
        ]}
      />
      <Search value={query.search} onChange={(search) => change({ search })} />
      <ChoiceRow
        label={t('games.tabs')}
        all={t('games.all')}
        choices={tabs.map(({ key, name }) => ({ key, name }))}
        chosen={query.tab}
        onChoose={(tab) => change({ tab })}
      />
      <ChoiceRow
        label={t('games.provider')}
        all={t('games.allProviders')}
        choices={venues.map(({ channelCode, name }) => ({ key: channelCode, name }))}
        chosen={query.venue}
        onChoose={(venue) => change({ venue })}
      />
    </Bar>
  );
}

interface ChoiceRowProps {
  readonly label: string;
  readonly all: string;
  readonly choices: readonly { readonly key: string; readonly name: string }[];
  readonly chosen: string;
  readonly onChoose: (key: string) => void;
}

/** Row of choices. It keeps its height while its texts load. */
function ChoiceRow({ label, all, choices, chosen, onChoose }: ChoiceRowProps) {
  return (
    <Row role="group" aria-label={label}>
      {[{ key: '', name: all }, ...choices].map(({ key, name }) => (
        <Choice key={key} type="button" aria-pressed={key === chosen} onClick={() => onChoose(key)}>
          {name}
        </Choice>
      ))}
    </Row>
  );
}

function Search({ value, onChange }: { readonly value: string; readonly onChange: (text: string) => void }) {
  const t = useGamesT();
  return (
    <SearchBox>
      <SearchIcon />
      <input
        type="search"
        aria-label={t('games.search')}
        placeholder={t('games.searchHint')}
        value={value}
        maxLength={40}
        onChange={({ target }) => onChange(target.value)}
      />
      {value !== '' && (
        <IconButton label={t('games.clearSearch')} size="small" onClick={() => onChange('')}>
          <CloseIcon />
        </IconButton>
      )}
    </SearchBox>
  );
}

const Bar = styled.div`
  position: sticky;
  top: calc(${token('layout.header')} + ${token('layout.nav')});
  z-index: ${token('zIndex.sticky')};
  display: grid;
  grid-template-columns: auto minmax(0, 22rem);
  justify-content: space-between;
  gap: ${token('space.2')} ${token('space.4')};
  padding: ${token('space.3')} 0;
  border-bottom: 1px solid ${token('color.line.hairline')};
  background: ${token('color.surface.page')};
  @media (max-height: 50rem) {
    position: static;
  }
  @media (max-width: 47rem) {
    position: static;
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Row = styled.div`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space.1')};
  min-height: 2rem;
`;

const Choice = styled.button`
  min-height: 2rem;
  padding: 0 ${token('space.3')};
  border: 1px solid transparent;
  border-radius: ${token('radius.control')};
  background: none;
  color: ${token('color.text.secondary')};
  font: inherit;
  white-space: nowrap;
  cursor: pointer;
  &:hover {
    background: ${token('color.surface.hover')};
    color: ${token('color.text.primary')};
  }
  &[aria-pressed='true'] {
    border-color: ${token('color.line.hairline')};
    background: ${token('color.accent.soft')};
    color: ${token('color.accent.text')};
    font-weight: ${token('font.weight.strong')};
  }
  &:focus-visible {
    outline: 2px solid ${token('color.line.focus')};
    outline-offset: 1px;
  }
`;

const SearchBox = styled.label`
  display: flex;
  align-items: center;
  gap: ${token('space.2')};
  height: ${token('density.control')};
  padding: 0 ${token('space.1')} 0 ${token('space.3')};
  border: 1px solid ${token('color.line.strong')};
  border-radius: ${token('radius.control')};
  background: ${token('color.surface.raised')};
  color: ${token('color.text.muted')};
  > input {
    flex: 1;
    min-width: 0;
    border: 0;
    outline: 0;
    background: none;
    color: ${token('color.text.primary')};
    font: inherit;
    &::-webkit-search-cancel-button {
      display: none;
    }
  }
  &:focus-within {
    outline: 2px solid ${token('color.line.focus')};
    outline-offset: 1px;
  }
`;
