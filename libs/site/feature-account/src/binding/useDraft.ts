import { useAppSelector, useServices, type Services } from '@pavilion/site-contract';
import { useState } from 'react';

const drafts = new WeakMap<Services, Map<string, string>>();

/**
 * A field whose text outlives its page: who is asked to log in again in the middle of a form finds it as it was (F-AUTH-17).
 * In memory alone, and for the same member alone; codes and passwords are never kept so.
 */
export function useDraft(name: string, initial = ''): readonly [text: string, set: (text: string) => void] {
  const services = useServices();
  const userId = useAppSelector((state) => state.session.userId);
  const [key] = useState(`${userId} ${name}`);
  const [text, setText] = useState(() => drafts.get(services)?.get(key) ?? initial);
  const set = (next: string) => {
    const kept = drafts.get(services) ?? new Map<string, string>();
    drafts.set(services, kept.set(key, next));
    setText(next);
  };
  return [text, set];
}

/** Forgets what was typed: it is bound, given up, or its member has left. */
export function dropDrafts(services: Services): void {
  drafts.delete(services);
}
