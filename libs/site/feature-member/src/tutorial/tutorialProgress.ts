import type { KeyValueStore } from '@pavilion/kernel';
import { getSteps, tutorialChapters, type ChapterId } from './tutorialChapters.ts';

/** Progress of a member. */
export interface TutorialProgress {
  /** Step at which the member left the tutorial. */
  readonly left?: { readonly chapter: ChapterId; readonly step: number } | undefined;
  readonly finished: readonly ChapterId[];
}

export const noProgress: TutorialProgress = { finished: [] };

const buildKey = (userId: string) => `tutorial.${userId}`;
const findChapterId = (value: unknown): ChapterId | undefined => tutorialChapters.find(({ id }) => id === value)?.id;

function parseLeft(value: unknown): TutorialProgress['left'] {
  const { chapter, step } = (value ?? {}) as { readonly chapter?: unknown; readonly step?: unknown };
  const id = findChapterId(chapter);
  if (!id || typeof step !== 'number' || getSteps(id)[step] === undefined) return undefined;
  return { chapter: id, step };
}

/** Loads the progress; unknown chapters and steps of an earlier release are ignored. */
export function loadProgress(store: KeyValueStore, userId: string): TutorialProgress {
  try {
    const value = JSON.parse(store.get(buildKey(userId)) ?? '{}') as { left?: unknown; finished?: unknown } | null;
    const finished = Array.isArray(value?.finished) ? value.finished.map(findChapterId) : [];
    return { left: parseLeft(value?.left), finished: finished.filter((id) => id !== undefined) };
  } catch {
    return noProgress;
  }
}

/** Stores the step that the tutorial shows. */
export function saveStep(store: KeyValueStore, userId: string, left: TutorialProgress['left']): void {
  const { finished } = loadProgress(store, userId);
  store.set(buildKey(userId), JSON.stringify({ left, finished }));
}

/** Stores that a chapter is finished. */
export function saveFinished(store: KeyValueStore, userId: string, chapter: ChapterId): void {
  const { finished } = loadProgress(store, userId);
  store.set(buildKey(userId), JSON.stringify({ finished: [...new Set([...finished, chapter])] }));
}
