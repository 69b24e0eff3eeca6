import type { DialogProps } from '@pavilion/site-contract';
import { Button, CloseIcon, IconButton } from '@pavilion/ui-kit';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { createPortal } from 'react-dom';
import { useMemberCentreT } from '../messages/memberCentreMessages.ts';
import { getStepTexts } from './getStepTexts.ts';
import { placeCard, type Size } from './placeCard.ts';
import { Card, CardActions, CardHead, Ring } from './tutorialStyles.ts';
import { useTarget, type TargetState } from './useTarget.ts';
import { useTutorial, type Tutorial } from './useTutorial.ts';

/** Guided tutorial: a card next to the element of each step. It is not modal, because the member uses the page. */
export function TutorialCard(props: DialogProps<'tutorial'>) {
  const tutorial = useTutorial(props);
  return tutorial ? <RunningStep key={tutorial.at} tutorial={tutorial} onLeave={props.close} /> : null;
}

interface RunningStepProps {
  readonly tutorial: Tutorial;
  readonly onLeave: () => void;
}

function RunningStep({ tutorial, onLeave }: RunningStepProps) {
  const { step, at, count, goTo, finish } = tutorial;
  const target = useTarget(step);
  const heading = useRef<HTMLHeadingElement>(null);
  const goOn = useEffectEvent(() => (at + 1 < count ? goTo(at + 1) : finish()));
  const isAutomatic = step.end !== undefined && step.end.kind !== 'filled';
  useEffect(() => {
    if (isAutomatic && target.isDone) goOn();
  }, [isAutomatic, target.isDone]);
  useEffect(() => {
    // A dialog that the member has just opened keeps the focus.
    if (!isFocusInDialog()) heading.current?.focus({ preventScroll: true });
  }, []);
  useFocusByEscape(heading);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onLeave();
  };
  return createPortal(
    <>
      {target.box && tutorial.isOnPage && <TargetRing target={target} box={target.box} />}
      <PlacedCard target={tutorial.isOnPage ? target : undefined} onKeyDown={onKeyDown}>
        <StepContent {...{ tutorial, target, onLeave, heading }} />
      </PlacedCard>
    </>,
    document.body,
  );
}

const findDialog = (element: Element | null | undefined) => element?.closest('[role="dialog"], [role="alertdialog"]');

const isFocusInDialog = (): boolean => Boolean(findDialog(document.activeElement));

/** Moves the focus from the page to the card by Escape, so that the keyboard reaches it from any place. */
function useFocusByEscape(heading: React.RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || isFocusInDialog()) return;
      heading.current?.focus({ preventScroll: true });
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [heading]);
}

interface TargetRingProps {
  readonly target: TargetState;
  readonly box: NonNullable<TargetState['box']>;
}

function TargetRing({ target, box: { left, top, width, height } }: TargetRingProps) {
  const style = { transform: `translate(${left}px, ${top}px)`, width, height };
  return <Ring aria-hidden="true" data-above-dialog={isInDialog(target)} style={style} />;
}

/** Value of the attribute of card and ring that shows them above the dialog that contains the target. */
const isInDialog = (target: TargetState | undefined) => Boolean(findDialog(target?.element)) || undefined;

interface PlacedCardProps {
  readonly target: TargetState | undefined;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly children: React.ReactNode;
}

function PlacedCard({ target, onKeyDown, children }: PlacedCardProps) {
  const card = useRef<HTMLElement>(null);
  const [size, setSize] = useState<Size>({ width: 320, height: 200 });
  useLayoutEffect(() => {
    const { offsetWidth: width, offsetHeight: height } = card.current ?? { offsetWidth: 320, offsetHeight: 200 };
    setSize((before) => (before.width === width && before.height === height ? before : { width, height }));
  }, [children]);
  const { left, top } = placeCard(target?.box, size, { width: innerWidth, height: innerHeight });
  return (
    <Card
      ref={card}
      role="dialog"
      aria-labelledby="tutorial-step"
      // A modal dialog does not make live regions inert, so that the card stays usable above it.
      aria-live="polite"
      data-above-dialog={isInDialog(target)}
      style={{ transform: `translate(${Math.round(left)}px, ${Math.round(top)}px)` }}
      onKeyDown={onKeyDown}
    >
      {children}
    </Card>
  );
}

interface StepContentProps extends RunningStepProps {
  readonly target: TargetState;
  readonly heading: React.RefObject<HTMLHeadingElement | null>;
}

function StepContent({ tutorial, target, onLeave, heading }: StepContentProps) {
  const t = useMemberCentreT();
  const { chapter, step, at, count } = tutorial;
  const texts = getStepTexts(t, chapter, step.id);
  const canFocus = target.element !== undefined && tutorial.isOnPage;
  return (
    <>
      <CardHead>
        <div>
          <small>{t('tutorial.stepOf', { chapter: t(`tutorial.${chapter}`), at: at + 1, count })}</small>
          <h2 id="tutorial-step" ref={heading} tabIndex={-1}>
            {texts.title}
          </h2>
        </div>
        <IconButton size="small" label={t('tutorial.leave')} onClick={onLeave}>
          <CloseIcon />
        </IconButton>
      </CardHead>
      <p>{texts.text}</p>
      <p data-hint="">{t(getHint(tutorial, target))}</p>
      <CardActions>
        {at > 0 && <Button onClick={() => tutorial.goTo(at - 1)}>{t('tutorial.back')}</Button>}
        {!tutorial.isOnPage && <Button onClick={tutorial.openPage}>{t('tutorial.toPage')}</Button>}
        {canFocus && <Button onClick={() => focusInside(target.element)}>{t('tutorial.toTarget')}</Button>}
        <NextButton tutorial={tutorial} isDone={target.isDone} />
      </CardActions>
    </>
  );
}

function NextButton({ tutorial, isDone }: { readonly tutorial: Tutorial; readonly isDone: boolean }) {
  const t = useMemberCentreT();
  const { step, at, count, goTo, finish } = tutorial;
  if (at + 1 === count)
    return (
      <Button variant="primary" onClick={finish}>
        {t('tutorial.finish')}
      </Button>
    );
  return (
    <Button variant={step.end && !isDone ? 'secondary' : 'primary'} onClick={() => goTo(at + 1)}>
      {t(step.end && !isDone ? 'tutorial.skip' : 'tutorial.next')}
    </Button>
  );
}

function getHint({ step, isOnPage }: Tutorial, target: TargetState) {
  if (!isOnPage) return 'tutorial.elsewhere';
  if (step.target !== undefined && !target.element) return 'tutorial.notVisible';
  return step.end && step.end.kind !== 'filled' ? 'tutorial.automatic' : 'tutorial.keys';
}

const FOCUSABLE = 'input, button, a[href], select, textarea, [tabindex="0"]';

/** Focuses the element of a step, or the first control in it. */
function focusInside(element: HTMLElement | undefined): void {
  const control = element?.matches(FOCUSABLE) ? element : element?.querySelector<HTMLElement>(FOCUSABLE);
  (control ?? element)?.focus();
}
