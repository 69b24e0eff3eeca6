import { Button, Notice } from '@pavilion/ui-kit';
import type { ReactNode } from 'react';
import { useWalletT } from '../messages/walletMessages.ts';

/** Props of {@link UnknownNotice}. */
export interface UnknownNoticeProps {
  /** What it is about, such as an amount and where it goes. */
  readonly children: ReactNode;
  readonly onCheck: () => void;
}

/** Nobody has answered yet: says so, never "failed", and offers to ask at once (F-WAL-05, I9). */
export function UnknownNotice({ children, onCheck }: UnknownNoticeProps) {
  const t = useWalletT();
  return (
    <Notice role="status" data-tone="warning">
      <div>
        <strong>
          {t('unknown.title')} · {children}
        </strong>
        {t('unknown.text')}
      </div>
      <Button size="small" onClick={onCheck}>
        {t('unknown.ask')}
      </Button>
    </Notice>
  );
}
