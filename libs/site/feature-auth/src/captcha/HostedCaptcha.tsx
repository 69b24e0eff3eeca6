import { useAppSelector, type DialogProps } from '@pavilion/site-contract';
import { useEffect } from 'react';
import { selectCaptchaFlow } from '../state/authState.ts';
import { CaptchaGate } from './CaptchaGate.tsx';

/** The captcha for the form of a page, where no auth dialog stands to show it in. Gone once it is answered or given up. */
export function HostedCaptcha({ close }: DialogProps<'captcha'>) {
  const { step } = useAppSelector(selectCaptchaFlow);
  const isOver = step === 'idle' || step === 'passed';
  useEffect(() => {
    if (isOver) close();
  }, [isOver, close]);
  return <CaptchaGate owners={['sendCode']} />;
}
