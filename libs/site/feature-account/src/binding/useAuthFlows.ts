import { useServices } from '@pavilion/site-contract';
import { useEffect, useState } from 'react';

/** The id of the feature that brings captcha and sent codes. */
const AUTH = 'auth';

type Step = 'loading' | 'ready' | 'failed';

/** Brings in what sends codes and shows captchas, a feature of its own; a form opens when it is there. */
export function useAuthFlows(): { readonly step: Step; readonly retry: () => void } {
  const { prepare, logger } = useServices();
  const [tries, setTries] = useState(0);
  const [step, setStep] = useState<Step>('loading');
  useEffect(() => {
    let isGone = false;
    const settle = (next: Step) => void (isGone || setStep(next));
    prepare(AUTH)
      .then(() => settle('ready'))
      .catch((error: unknown) => {
        logger.warn('binding.unloadable', { error: String(error) });
        settle('failed');
      });
    return () => {
      isGone = true;
    };
  }, [prepare, logger, tries]);
  const retry = () => {
    setStep('loading');
    setTries(tries + 1);
  };
  return { step, retry };
}
