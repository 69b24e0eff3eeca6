import { useServices } from '@pavilion/site-contract';
import { useEffect, useState } from 'react';

/** Id of the feature with captcha and verification codes. */
const AUTH = 'auth';

type Step = 'loading' | 'ready' | 'failed';

/** Loads the auth feature, which sends codes and shows captchas. The forms open once it is loaded. */
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
