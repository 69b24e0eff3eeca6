import { useLoginGate, useServices, type DialogProps } from '@pavilion/site-contract';
import { SearchIcon, TextField } from '@pavilion/ui-kit';
import { Dialog } from '@pavilion/ui-kit/dialog';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { addRecent } from '../entries/recentEntries.ts';
import type { SearchEntry } from '../entries/searchEntry.ts';
import { useSearchGroups } from '../matching/useSearchGroups.ts';
import { useSearchT } from '../messages/searchMessages.ts';
import { NoResults } from './NoResults.tsx';
import { buildOptionId, ResultList } from './ResultList.tsx';
import { KeyHints, ResultPane } from './SearchStyles.ts';
import { SearchStatus } from './SearchStatus.tsx';

/** Search of the site (SRC-01). The focus stays in the field; arrow keys choose a result, Enter opens it. */
export function SearchDialog({ close }: DialogProps<'search'>) {
  const t = useSearchT();
  const field = useRef<HTMLInputElement>(null);
  const listId = useId();
  const [typed, setTyped] = useState('');
  const results = useSearchGroups(typed);
  const { groups, search, forgetRecent } = results;
  const choose = useChoose(close);
  const entries = groups.flatMap((group) => group.entries);
  const { active, move } = useActiveEntry(entries, search);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) move(step);
    else if (event.key === 'Enter' && active) choose(active);
    else return;
    event.preventDefault();
  };
  const isEmpty = search !== '' && entries.length === 0 && results.state !== 'loading';
  return (
    <Dialog isOpen onClose={close} title={t('title')} closeLabel={t('close')} size="large" initialFocus={field}>
      <TextField
        ref={field}
        label={t('label')}
        isLabelHidden
        size="large"
        prefix={<SearchIcon />}
        placeholder={t('placeholder')}
        role="combobox"
        aria-expanded={entries.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={active && buildOptionId(listId, active)}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={40}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={onKeyDown}
      />
      <SearchStatus {...results} count={entries.length} />
      <ResultPane>
        <ResultList id={listId} groups={groups} active={active} onChoose={choose} onForget={forgetRecent} />
        {isEmpty && <NoResults words={search} close={close} />}
      </ResultPane>
      <KeyList />
    </Dialog>
  );
}

function KeyList() {
  const t = useSearchT();
  return (
    <KeyHints aria-hidden="true">
      <span>
        <kbd>↑</kbd>
        <kbd>↓</kbd> {t('keys.move')}
      </span>
      <span>
        <kbd>Enter</kbd> {t('keys.open')}
      </span>
      <span>
        <kbd>Esc</kbd> {t('keys.close')}
      </span>
    </KeyHints>
  );
}

/** Returns the function that opens a result. Guests are asked to log in for a page of members. */
function useChoose(close: () => void): (entry: SearchEntry) => void {
  const { navigate, store } = useServices();
  const requireLogin = useLoginGate();
  return ({ key, path, isForMembers }) => {
    addRecent(store, key);
    close();
    if (!isForMembers || requireLogin(path)) navigate(path);
  };
}

/** Keeps the chosen result: the first one of a new search, else by the arrow keys, from the last to the first. */
function useActiveEntry(entries: readonly SearchEntry[], search: string) {
  const [chosen, setChosen] = useState<{ readonly search: string; readonly key: string }>();
  const index = chosen?.search === search ? entries.findIndex(({ key }) => key === chosen.key) : -1;
  const first = search === '' ? undefined : entries[0];
  const active = entries[index] ?? first;
  const move = (step: number) => {
    const from = active ? entries.indexOf(active) : step > 0 ? -1 : 0;
    const next = entries.at((from + step) % Math.max(entries.length, 1));
    if (next) setChosen({ search, key: next.key });
  };
  return { active, move };
}
