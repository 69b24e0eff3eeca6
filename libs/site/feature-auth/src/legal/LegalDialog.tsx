import { useT } from '@pavilion/site-contract';
import { HelpArticle, useHelpText } from '@pavilion/site-help-content';
import { Button, Skeleton, VisuallyHidden } from '@pavilion/ui-kit';
import { Dialog } from '@pavilion/ui-kit/dialog';
import { useRef } from 'react';
import { Notice } from '../parts/authStyles.ts';
import { authMessages } from '../messages/authMessages.ts';
import type { LegalTopic } from './legalTopic.ts';

/** Props of {@link LegalDialog}. */
export interface LegalDialogProps {
  readonly topic: LegalTopic;
  /** Shows the other text instead (DLG-06). */
  readonly onSwap: () => void;
  readonly onClose: () => void;
}

/** Terms or privacy policy over its parent dialog, whose input stays (DLG-06). */
export function LegalDialog({ topic, onSwap, onClose }: LegalDialogProps) {
  const t = useT(authMessages);
  const { text, hasFailed, retry } = useHelpText(topic === 'terms' ? 'gztk' : 'ysgz');
  const back = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      isOpen
      dismissal="any"
      title={t(topic === 'terms' ? 'login.terms' : 'login.privacy')}
      closeLabel={t('login.close')}
      onClose={onClose}
      initialFocus={back}
      actions={
        <>
          <Button onClick={onSwap}>{t(topic === 'terms' ? 'legal.toPrivacy' : 'legal.toTerms')}</Button>
          <Button ref={back} variant="primary" onClick={onClose}>
            {t('legal.back')}
          </Button>
        </>
      }
    >
      {text && <HelpArticle text={text} isInDialog />}
      {!text && !hasFailed && (
        <>
          <VisuallyHidden role="status">{t('legal.loading')}</VisuallyHidden>
          <Skeleton height="20rem" />
        </>
      )}
      {hasFailed && (
        <Notice role="alert" data-tone="danger">
          {t('legal.failed')}
          <Button size="small" onClick={retry}>
            {t('legal.retry')}
          </Button>
        </Notice>
      )}
    </Dialog>
  );
}
