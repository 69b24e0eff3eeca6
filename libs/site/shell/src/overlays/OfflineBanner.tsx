import { useAppSelector, useT } from '@pavilion/site-contract';
import { OfflineIcon, token } from '@pavilion/ui-kit';
import styled from 'styled-components';
import { shellMessages } from '../messages/shellMessages.ts';

/** Banner while the network is down. It is one table row high; the venue shrinks by the same height (`data-banner`). */
export function OfflineBanner() {
  const t = useT(shellMessages);
  const isOnline = useAppSelector((state) => state.ui.online);
  return (
    <div role="status" data-banner={isOnline ? undefined : ''}>
      {!isOnline && (
        <Line>
          <OfflineIcon />
          {t('offline.text')}
        </Line>
      )}
    </div>
  );
}

const Line = styled.p`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${token('space.2')};
  height: ${token('density.row')};
  background: ${token('color.status.warningSoft')};
  color: ${token('color.text.warning')};
`;
