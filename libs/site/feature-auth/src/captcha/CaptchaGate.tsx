import type { CaptchaOwner } from '@pavilion/auth-flows';
import { lazyWithRetry, useAppSelector } from '@pavilion/site-contract';
import { selectCaptchaFlow } from '../state/authState.ts';

const CaptchaDialog = lazyWithRetry(() => import('./CaptchaDialog.tsx').then((file) => file.CaptchaDialog));

/**
 * Captcha of a flow, rendered inside the flow's dialog so that focus and Escape move between the two. Its code is loaded on
 * first use.
 */
export function CaptchaGate({ owners }: { readonly owners: readonly CaptchaOwner[] }) {
  const captcha = useAppSelector(selectCaptchaFlow);
  if (captcha.step === 'idle' || captcha.step === 'passed' || !owners.includes(captcha.owner)) return null;
  return <CaptchaDialog captcha={captcha} />;
}
