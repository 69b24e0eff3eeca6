import { useServices } from '@pavilion/site-contract';
import type { KeyValueStore } from '@pavilion/kernel';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isDraftEmpty, readDraft, readSubject, storeDraft, type Draft, type DraftChange } from './draft.ts';

interface State {
  readonly owner: string;
  /** Query whose subject the draft already has. */
  readonly search: string;
  readonly draft: Draft;
}

const withSubject = (draft: Draft, search: string): Draft => {
  const subject = readSubject(search);
  return subject ? { ...draft, subject } : draft;
};

/** Returns the draft after a change of the player. What a guest was writing stays after a login on this page. */
function changeOwner({ owner, draft }: State, next: string, store: KeyValueStore): Draft {
  const stored = readDraft(store, next);
  return owner === 'guest' && isDraftEmpty(stored) ? draft : stored;
}

/**
 * Returns the stored draft of a player and its setter. The subject of the page's query moves into the draft, so that a reload
 * after sending does not attach it again.
 */
export function useDraft(owner: string): readonly [Draft, (change: DraftChange) => void] {
  const { store } = useServices();
  const { search, pathname } = useLocation();
  const navigate = useNavigate();
  const [state, setState] = useState<State>(() => ({
    owner,
    search,
    draft: withSubject(readDraft(store, owner), search),
  }));
  if (state.owner !== owner || state.search !== search) {
    const draft = state.owner === owner ? state.draft : changeOwner(state, owner, store);
    setState({ owner, search, draft: withSubject(draft, search) });
  }
  useEffect(() => storeDraft(store, state.owner, state.draft), [store, state]);
  const hasSubject = readSubject(search) !== undefined;
  useEffect(() => {
    if (hasSubject) void navigate({ pathname, search: '' }, { replace: true });
  }, [hasSubject, navigate, pathname]);
  const change = (part: DraftChange) =>
    setState((latest) => ({
      ...latest,
      draft: { ...latest.draft, ...(typeof part === 'function' ? part(latest.draft) : part) },
    }));
  return [state.draft, change];
}
