import { lazy, Suspense, useState, type ReactNode } from 'react';
import type { LegalTopic } from './legalTopic.ts';

const LegalDialog = lazy(() => import('./LegalDialog.tsx').then((file) => ({ default: file.LegalDialog })));

/** Returns a function that opens terms or privacy policy, and the dialog. Render the dialog outside the form. */
export function useLegal(): { readonly show: (topic: LegalTopic) => void; readonly dialog: ReactNode } {
  const [topic, setTopic] = useState<LegalTopic>();
  const dialog = topic && (
    <Suspense fallback={null}>
      <LegalDialog
        topic={topic}
        onSwap={() => setTopic(topic === 'terms' ? 'privacy' : 'terms')}
        onClose={() => setTopic(undefined)}
      />
    </Suspense>
  );
  return { show: setTopic, dialog };
}
