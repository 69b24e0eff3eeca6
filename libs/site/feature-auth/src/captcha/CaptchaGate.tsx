import type { CaptchaOwner } from '@pavilion/auth-flows';
import { useAppSelector } from '@pavilion/site-contract';
import { lazy, Suspense } from 'react';
import { selectCaptchaFlow } from '../state/authState.ts';

const CaptchaDialog = lazy(() => import('./CaptchaDialog.tsx').then((file) => ({ default: file.CaptchaDialog })));

/**
 * Where a captcha appears: inside the dialog whose flow wants it, so that focus and Escape go from one to the other.
 * Nothing of it is fetched before it is asked for.
 */
export function CaptchaGate({ owners }: { readonly owners: readonly CaptchaOwner[] }) {
  const captcha = useAppSelector(selectCaptchaFlow);
  if (captcha.step === 'idle' || captcha.step === 'passed' || !owners.includes(captcha.owner)) return null;
  return (
    <Suspense fallback={null}>
      <CaptchaDialog captcha={captcha} />
    </Suspense>
  );
}
