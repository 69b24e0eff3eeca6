import type { ChatClient, ChatState } from '@pavilion/chat-socket';
import { useAppSelector, useServices } from '@pavilion/site-contract';
import { Button, OfflineIcon, RefreshIcon, token } from '@pavilion/ui-kit';
import styled from 'styled-components';
import { useChatT } from '../messages/chatMessages.ts';

type Key = 'connecting' | 'waiting' | 'offline' | 'backingOff' | 'stopped' | 'shutOut';

function findStatusKey({ step, failure, rooms }: ChatState, isOnline: boolean): Key | undefined {
  if (step === 'ready') return undefined;
  if (step === 'stopped') return failure?.kind === 'closed' ? 'shutOut' : 'stopped';
  if (!isOnline) return 'offline';
  if (step === 'backingOff') return 'backingOff';
  // The first connection is shown by the placeholder of the list, not by this status.
  if (step === 'waiting') return 'waiting';
  return Object.keys(rooms).length > 0 ? 'connecting' : undefined;
}

/** Status of the connection; empty while it is ready. */
export function ConnectionStatus({ client, state }: { readonly client: ChatClient; readonly state: ChatState }) {
  const t = useChatT();
  const { session } = useServices();
  const isOnline = useAppSelector((root) => root.ui.online);
  const line = findStatusKey(state, isOnline);
  const reconnect = () => {
    const { userId } = session.getState();
    client.start(userId ? { kind: 'member', key: userId } : { kind: 'guest' });
  };
  return (
    <div role="status">
      {line && (
        <Line>
          {line === 'connecting' ? <RefreshIcon /> : <OfflineIcon />}
          <span>{t(`link.${line}`)}</span>
          {(line === 'stopped' || line === 'shutOut') && (
            <Button size="small" onClick={reconnect}>
              {t('link.again')}
            </Button>
          )}
        </Line>
      )}
    </div>
  );
}

const Line = styled.p`
  display: flex;
  align-items: center;
  gap: ${token('space.2')};
  padding: ${token('space.1')} ${token('space.4')};
  background: ${token('color.surface.sunken')};
  color: ${token('color.text.secondary')};
  font-size: ${token('font.size.caption')};
  > svg {
    flex: none;
  }
  > span {
    flex: 1;
  }
`;
