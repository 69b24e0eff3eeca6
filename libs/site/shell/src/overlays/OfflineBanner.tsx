import { useAppSelector, useT } from '@pavilion/site-contract';
import { Icon, token } from '@pavilion/ui-kit';
import styled from 'styled-components';
import { shellMessages } from '../messages/shellMessages.ts';

/** Says that the network is gone, and goes away by itself. */
export function OfflineBanner() {
  const t = useT(shellMessages);
  const isOnline = useAppSelector((state) => state.ui.online);
  return (
    <div role="status">
      {!isOnline && (
        <Line>
          <Icon name="offline" />
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
  padding: ${token('space.2')} ${token('space.4')};
  background: ${token('color.status.warningSoft')};
  color: ${token('color.text.warning')};
`;
