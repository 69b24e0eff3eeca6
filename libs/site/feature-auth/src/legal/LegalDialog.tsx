import { useServices, useT } from '@pavilion/site-contract';
import { Button, Skeleton } from '@pavilion/ui-kit';
import { Dialog } from '@pavilion/ui-kit/dialog';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Notice } from '../parts/authStyles.ts';
import { authMessages } from '../messages/authMessages.ts';
import { LegalText } from './LegalText.tsx';
import { legalMessages } from './legalMessages.ts';
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
  const { state, retry } = useLegalTexts();
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
      {state === 'loaded' && <LegalText topic={topic} />}
      {state === 'loading' && <Skeleton height="20rem" role="status" aria-label={t('legal.loading')} />}
      {state === 'failed' && (
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

function useLegalTexts() {
  const { i18n } = useServices();
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>('loading');
  const load = useCallback(
    () =>
      i18n.ensure([legalMessages]).then(
        () => setState('loaded'),
        () => setState('failed'),
      ),
    [i18n],
  );
  useEffect(() => void load(), [load]);
  const retry = () => {
    setState('loading');
    void load();
  };
  return { state, retry };
}
