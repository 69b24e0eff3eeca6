import { ChevronDownIcon, CloseIcon, IconButton, SearchIcon, StarIcon, token } from '@pavilion/ui-kit';
import { startTransition, useOptimistic, useState } from 'react';
import styled from 'styled-components';
import { useGamesT } from '../messages/gamesMessages.ts';
import type { GameTab, Venue } from '../state/gamesSlice.ts';
import type { LobbyQuery } from '../query/useLobbyQuery.ts';

/** Props of {@link LobbyTools}. */
export interface LobbyToolsProps {
  readonly tabs: readonly GameTab[];
  readonly venues: readonly Venue[];
  /** Number of games of the category; 0 while it is unknown. */
  readonly total: number;
  readonly query: LobbyQuery;
  readonly change: (wanted: Partial<LobbyQuery>) => void;
  readonly onScope: (scope: LobbyQuery['scope']) => void;
}

const scopes = ['favourite', 'recent'] as const;

/** Row of tabs, filters and search of a lobby. It keeps its height while its texts load, and stays below the header. */
export function LobbyTools({ tabs, venues, total, query, change, onScope }: LobbyToolsProps) {
  const t = useGamesT();
  const isAll = query.tab === '' && query.scope === 'all';
  return (
    <Bar>
      <Row role="group" aria-label={t('games.tabs')}>
        <Choice type="button" aria-pressed={isAll} onClick={() => change({ tab: '', scope: 'all' })}>
          {t('games.all')}
          {total > 0 && <span>{total.toLocaleString('en')}</span>}
        </Choice>
        {tabs.map(({ key, name }) => (
          <Choice key={key} type="button" aria-pressed={key === query.tab} onClick={() => change({ tab: key })}>
            {name}
          </Choice>
        ))}
      </Row>
      <Filters>
        <VenueSelect venues={venues} value={query.venue} onChange={(venue) => change({ venue })} />
        {scopes.map((scope) => (
          <Choice
            key={scope}
            type="button"
            data-boxed=""
            aria-pressed={query.scope === scope}
            onClick={() => onScope(query.scope === scope ? 'all' : scope)}
          >
            {scope === 'favourite' && <StarIcon />}
            {t(`games.${scope}`)}
          </Choice>
        ))}
        <Search value={query.search} onChange={(search) => change({ search })} />
      </Filters>
    </Bar>
  );
}

interface VenueSelectProps {
  readonly venues: readonly Venue[];
  readonly value: string;
  readonly onChange: (code: string) => void;
}

/** Choice of a venue. The browser's own list costs no code on the lobby's first screen. */
function VenueSelect({ venues, value, onChange }: VenueSelectProps) {
  const t = useGamesT();
  return (
    <SelectBox>
      <select aria-label={t('games.provider')} value={value} onChange={({ target }) => onChange(target.value)}>
        <option value="">{t('games.allProviders')}</option>
        {venues.map(({ channelCode, name }) => (
          <option key={channelCode} value={channelCode}>
            {name}
          </option>
        ))}
      </select>
      <ChevronDownIcon />
    </SelectBox>
  );
}

interface SearchProps {
  readonly value: string;
  readonly onChange: (text: string) => void;
}

/**
 * Returns the text of the search field and its setters. The router stores a change in a transition, so the field shows the
 * typed text until then. A text in composition is not passed on.
 */
function useSearchText({ value, onChange }: SearchProps) {
  const [passed, setPassed] = useOptimistic(value);
  const [composed, setComposed] = useState<string>();
  const pass = (text: string) => {
    setComposed(undefined);
    startTransition(() => {
      setPassed(text);
      onChange(text);
    });
  };
  return { text: composed ?? passed, pass, compose: setComposed };
}

function Search(props: SearchProps) {
  const t = useGamesT();
  const { text, pass, compose } = useSearchText(props);
  return (
    <SearchBox>
      <SearchIcon />
      <input
        type="search"
        aria-label={t('games.search')}
        placeholder={t('games.searchHint')}
        value={text}
        maxLength={40}
        onChange={({ target, nativeEvent }) =>
          (nativeEvent as InputEvent).isComposing ? compose(target.value) : pass(target.value)
        }
        onCompositionEnd={({ currentTarget }) => pass(currentTarget.value)}
      />
      {text !== '' && (
        <IconButton label={t('games.clearSearch')} size="small" onClick={() => pass('')}>
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
  display: flex;
  gap: ${token('space.2')} ${token('space.4')};
  align-items: center;
  justify-content: space-between;
  min-height: ${token('density.control')};
  background: ${token('color.surface.page')};
  @media (max-height: 50rem), (max-width: 60rem) {
    position: static;
  }
  @media (max-width: 60rem) {
    flex-wrap: wrap;
  }
`;

const Row = styled.div`
  display: flex;
  gap: ${token('space.1')};
  min-width: 0;
  overflow-x: auto;
  scrollbar-width: none;
`;

const Filters = styled.div`
  display: flex;
  flex: none;
  gap: ${token('space.2')};
  @media (max-width: 60rem) {
    flex: 1;
    flex-wrap: wrap;
  }
`;

const Choice = styled.button`
  display: inline-flex;
  gap: 0.375rem;
  align-items: center;
  min-height: ${token('density.control')};
  padding: 0 ${token('space.3')};
  border: 1px solid transparent;
  border-radius: ${token('radius.control')};
  background: none;
  color: ${token('color.text.secondary')};
  font: inherit;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  cursor: pointer;
  &[data-boxed] {
    border-color: ${token('color.line.hairline')};
    background: ${token('color.surface.raised')};
    color: ${token('color.text.primary')};
  }
  &:hover {
    background: ${token('color.surface.hover')};
    color: ${token('color.text.primary')};
  }
  &[aria-pressed='true'] {
    background: ${token('color.accent.soft')};
    color: ${token('color.accent.text')};
    font-weight: ${token('font.weight.strong')};
  }
  &:focus-visible {
    outline: 2px solid ${token('color.line.focus')};
    outline-offset: -2px;
  }
`;

const SelectBox = styled.span`
  position: relative;
  > select {
    height: ${token('density.control')};
    padding: 0 2rem 0 ${token('space.3')};
    border: 1px solid ${token('color.line.hairline')};
    border-radius: ${token('radius.control')};
    background: ${token('color.surface.raised')};
    color: ${token('color.text.primary')};
    font: inherit;
    appearance: none;
    cursor: pointer;
  }
  > select:focus-visible {
    outline: 2px solid ${token('color.line.focus')};
    outline-offset: 1px;
  }
  > svg {
    position: absolute;
    top: 50%;
    right: ${token('space.3')};
    translate: 0 -50%;
    pointer-events: none;
  }
`;

const SearchBox = styled.label`
  display: flex;
  flex: 1;
  width: 13.5rem;
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
