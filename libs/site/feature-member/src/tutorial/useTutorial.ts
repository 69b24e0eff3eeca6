import { useAppSelector, useServices, type DialogProps } from '@pavilion/site-contract';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { getSteps, type ChapterId, type TutorialStep } from './tutorialChapters.ts';
import { saveFinished, saveStep } from './tutorialProgress.ts';

const isOnPage = ({ path, within }: TutorialStep, pathname: string): boolean =>
  pathname === path || (within ?? []).some((prefix) => pathname.startsWith(prefix));

/** Running chapter. */
export interface Tutorial {
  readonly chapter: ChapterId;
  readonly step: TutorialStep;
  readonly at: number;
  readonly count: number;
  /** Whether the page of the step is open. The member may leave it for a while. */
  readonly isOnPage: boolean;
  readonly openPage: () => void;
  readonly goTo: (at: number) => void;
  /** Ends the chapter as finished. */
  readonly finish: () => void;
}

/** Returns the running chapter. Each step is stored, so that a reload or a lost session can be resumed. */
export function useTutorial({ request, close }: DialogProps<'tutorial'>): Tutorial | undefined {
  const { store, navigate } = useServices();
  const userId = useAppSelector((state) => state.session.userId) ?? '';
  const { pathname } = useLocation();
  const chapter = request.chapter as ChapterId;
  const steps = useMemo(() => getSteps(chapter), [chapter]);
  const [at, setAt] = useState(request.step);
  const step = steps[at];
  const openPage = () => {
    if (step && !isOnPage(step, pathname)) navigate(step.path);
  };
  const onStep = useEffectEvent(openPage);
  useEffect(() => onStep(), [step]);
  useEffect(() => {
    if (step) saveStep(store, userId, { chapter, step: at });
  }, [store, userId, chapter, step, at]);
  const finish = () => {
    saveFinished(store, userId, chapter);
    close();
    navigate('/mine/introTutorial');
  };
  if (!step) return undefined;
  return { chapter, step, at, count: steps.length, isOnPage: isOnPage(step, pathname), openPage, goTo: setAt, finish };
}
