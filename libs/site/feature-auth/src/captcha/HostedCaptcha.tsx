import { useAppSelector, type DialogProps } from '@pavilion/site-contract';
import { useEffect } from 'react';
import { selectCaptchaFlow } from '../state/authState.ts';
import { CaptchaGate } from './CaptchaGate.tsx';

/** Captcha for a form on a page, outside the auth dialogs. Closes when it is solved or cancelled. */
export function HostedCaptcha({ close }: DialogProps<'captcha'>) {
  const { step } = useAppSelector(selectCaptchaFlow);
  const isOver = step === 'idle' || step === 'passed';
  useEffect(() => {
    if (isOver) close();
  }, [isOver, close]);
  return <CaptchaGate owners={['sendCode']} />;
}
