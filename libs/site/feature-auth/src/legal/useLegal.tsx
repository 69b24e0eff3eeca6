import { lazyWithRetry } from '@pavilion/site-contract';
import { useState, type ReactNode } from 'react';
import type { LegalTopic } from './legalTopic.ts';

const LegalDialog = lazyWithRetry(() => import('./LegalDialog.tsx').then((file) => file.LegalDialog));

/** Returns a function that opens terms or privacy policy, and the dialog. Render the dialog outside the form. */
export function useLegal(): { readonly show: (topic: LegalTopic) => void; readonly dialog: ReactNode } {
  const [topic, setTopic] = useState<LegalTopic>();
  const dialog = topic && (
    <LegalDialog
      topic={topic}
      onSwap={() => setTopic(topic === 'terms' ? 'privacy' : 'terms')}
      onClose={() => setTopic(undefined)}
    />
  );
  return { show: setTopic, dialog };
}
