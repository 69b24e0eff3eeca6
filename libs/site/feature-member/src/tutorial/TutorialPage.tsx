import {
  dialogActions,
  PageHead,
  useAppDispatch,
  useAppSelector,
  useIsPathHidden,
  useServices,
} from '@pavilion/site-contract';
import { Button, CheckIcon, Notice, Panel, Tag } from '@pavilion/ui-kit';
import { useState } from 'react';
import { useMemberCentreT } from '../messages/memberCentreMessages.ts';
import { getStepTexts } from './getStepTexts.ts';
import { getSteps, tutorialChapters, type ChapterId } from './tutorialChapters.ts';
import { ChapterHead, Chapters, ResumeText, StepList } from './tutorialStyles.ts';
import { loadProgress } from './tutorialProgress.ts';

/** `/mine/introTutorial`: the tasks of a new member, to read, or to try on the live pages (NAV-06). */
export function TutorialPage() {
  const t = useMemberCentreT();
  const dispatch = useAppDispatch();
  const { store } = useServices();
  const userId = useAppSelector((state) => state.session.userId) ?? '';
  const isRunning = useAppSelector((state) => state.ui.dialogs.some(({ kind }) => kind === 'tutorial'));
  const progress = loadProgress(store, userId);
  const isHidden = useIsPathHidden();
  const chapters = tutorialChapters.filter(({ steps }) => !steps.some(({ path }) => isHidden(path)));
  const next = chapters.find(({ id }) => !progress.finished.includes(id))?.id;
  const start = (chapter: ChapterId, step = 0) => dispatch(dialogActions.opened({ kind: 'tutorial', chapter, step }));
  return (
    <>
      <PageHead lead={t('tutorial.lead')}>{t('tutorial.title')}</PageHead>
      {progress.left && chapters.some(({ id }) => id === progress.left?.chapter) && !isRunning && (
        <Resume left={progress.left} onStart={start} />
      )}
      <Chapters>
        {chapters.map(({ id }) => (
          <li key={id}>
            <Chapter
              id={id}
              isNext={id === next}
              isFinished={progress.finished.includes(id)}
              onStart={() => start(id)}
            />
          </li>
        ))}
      </Chapters>
    </>
  );
}

interface ResumeProps {
  readonly left: NonNullable<ReturnType<typeof loadProgress>['left']>;
  readonly onStart: (chapter: ChapterId, step: number) => void;
}

function Resume({ left: { chapter, step }, onStart }: ResumeProps) {
  const t = useMemberCentreT();
  const [isDismissed, setDismissed] = useState(false);
  const { title } = getStepTexts(t, chapter, getSteps(chapter)[step]?.id ?? '');
  if (isDismissed) return null;
  return (
    <Notice>
      <ResumeText>{t('tutorial.resumeText', { chapter: t(`tutorial.${chapter}`), step: title })}</ResumeText>
      <span>
        <Button variant="primary" size="small" onClick={() => onStart(chapter, step)}>
          {t('tutorial.resume')}
        </Button>{' '}
        <Button size="small" onClick={() => setDismissed(true)}>
          {t('tutorial.later')}
        </Button>
      </span>
    </Notice>
  );
}

interface ChapterProps {
  readonly id: ChapterId;
  readonly isFinished: boolean;
  /** Whether it is the first chapter that is not finished. */
  readonly isNext: boolean;
  readonly onStart: () => void;
}

function Chapter({ id, isFinished, isNext, onStart }: ChapterProps) {
  const t = useMemberCentreT();
  const name = t(`tutorial.${id}`);
  return (
    <Panel aria-labelledby={`tutorial-${id}`}>
      <ChapterHead>
        <h2 id={`tutorial-${id}`}>
          {name}
          {isFinished && (
            <Tag tone="success">
              <CheckIcon /> {t('tutorial.finished')}
            </Tag>
          )}
        </h2>
        <Button variant={isNext ? 'primary' : 'secondary'} aria-label={t('tutorial.tryOf', { name })} onClick={onStart}>
          {t(isFinished ? 'tutorial.again' : 'tutorial.try')}
        </Button>
      </ChapterHead>
      <StepList>
        {getSteps(id).map((step) => {
          const { title, text } = getStepTexts(t, id, step.id);
          return (
            <li key={step.id}>
              <span>
                <strong>{title}</strong>
                {text}
              </span>
            </li>
          );
        })}
      </StepList>
    </Panel>
  );
}
