import { useAppSelector, useServices, type Services } from '@pavilion/site-contract';
import { useState } from 'react';

const drafts = new WeakMap<Services, Map<string, string>>();

/**
 * State of a field that survives its page, so that a login in the middle of a form does not lose the text (F-AUTH-17).
 * It is kept only in memory and only for the same member. Do not use it for codes and passwords.
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

/** Discards all drafts, after a binding, a cancelled form or a logout. */
export function dropDrafts(services: Services): void {
  drafts.delete(services);
}
