import { bringIntoView } from '@pavilion/site-contract';
import { Button, Notice } from '@pavilion/ui-kit';
import type { ReactNode } from 'react';
import { useWalletT } from '../messages/walletMessages.ts';

/** Props of {@link UnknownNotice}. */
export interface UnknownNoticeProps {
  /** Description of the action, such as amount and destination. */
  readonly children: ReactNode;
  readonly onCheck: () => void;
}

/** Notice of an unknown outcome, never "failed", with a button that queries the result (F-WAL-05, I9). */
export function UnknownNotice({ children, onCheck }: UnknownNoticeProps) {
  const t = useWalletT();
  return (
    <Notice ref={bringIntoView} role="status" data-tone="warning">
      <div>
        <strong>
          {t('unknown.title')} · {children}
        </strong>
        {t('unknown.text')}
      </div>
      <Button size="small" onClick={onCheck}>
        {t('unknown.check')}
      </Button>
    </Notice>
  );
}
