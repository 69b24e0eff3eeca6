import { Button } from '@pavilion/ui-kit';
import { useAccountT } from '../messages/accountMessages.ts';
import { StatusMessage } from './betStyles.ts';

/** Props of {@link SettledNotice}. */
export interface SettledNoticeProps {
  readonly isVisible: boolean;
  readonly onShow: () => void;
}

/** Notice that a bet has just been settled. Screen readers announce it; it does not take the focus. */
export function SettledNotice({ isVisible, onShow }: SettledNoticeProps) {
  const t = useAccountT();
  return (
    <div role="status">
      {isVisible && (
        <StatusMessage>
          {t('bets.settledNow')}
          <Button size="small" variant="quiet" onClick={onShow}>
            {t('bets.toSettled')}
          </Button>
        </StatusMessage>
      )}
    </div>
  );
}
