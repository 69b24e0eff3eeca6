import { useServices } from '@pavilion/site-contract';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { readDraft, readSubject, storeDraft, type Draft } from './draft.ts';

/**
 * Returns the stored draft of a player and its setter. The subject of the page's address becomes that of the draft. What a
 * guest was writing stays after a login on this page.
 */
export function useDraft(owner: string): readonly [Draft, (change: Partial<Draft>) => void] {
  const { store } = useServices();
  const { search } = useLocation();
  const [draft, setDraft] = useState<Draft>(() => ({ ...readDraft(store, owner), ...withSubject(search) }));
  const latest = useRef(draft);
  const change = (part: Partial<Draft>) => {
    latest.current = { ...latest.current, ...part };
    storeDraft(store, owner, latest.current);
    setDraft(latest.current);
  };
  const lastOwner = useRef(owner);
  useEffect(() => {
    if (lastOwner.current === owner) return;
    const wasGuest = lastOwner.current === 'guest';
    lastOwner.current = owner;
    const stored = readDraft(store, owner);
    const next =
      wasGuest && stored.text === '' ? { ...stored, ...latest.current } : { ...stored, ...withSubject(search) };
    latest.current = next;
    storeDraft(store, owner, next);
    setDraft(next);
  }, [owner, search, store]);
  return [draft, change];
}

function withSubject(search: string): Pick<Draft, 'subject'> | Record<string, never> {
  const subject = readSubject(search);
  return subject ? { subject } : {};
}
