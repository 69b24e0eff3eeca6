import { type ChatClient, type ChatRoom, type ChatState } from '@pavilion/chat-socket';
import { dialogActions, useAppDispatch } from '@pavilion/site-contract';
import { instantParts } from '@pavilion/site-contract/bets';
import { Button, token } from '@pavilion/ui-kit';
import styled from 'styled-components';
import { useChatT, type ChatT } from '../messages/chatMessages.ts';

/** Props of {@link SpeechLine}. */
export interface SpeechLineProps {
  readonly client: ChatClient;
  readonly state: ChatState;
  readonly room: ChatRoom;
}

/** Why one may not write here, or how seldom; nothing for a member in an open room. */
function textOf({ me }: ChatState, room: ChatRoom, t: ChatT): string | undefined {
  if (!me) return undefined;
  if (room.isPutOut) return t('putOut');
  if (room.mutedUntil) return t('muted', { time: instantParts(room.mutedUntil).time.slice(0, 5) });
  if (me.role === 'guest')
    return room.canSend ? t('guestLimit', { seconds: Math.round((room.slowMs ?? 0) / 1_000) }) : t('guestElsewhere');
  return room.canSend ? undefined : t('closed');
}

/** What a guest, a muted player, one who was put out or a closed room allows, with the way out where there is one. */
export function SpeechLine({ client, state, room }: SpeechLineProps) {
  const t = useChatT();
  const dispatch = useAppDispatch();
  const text = textOf(state, room, t);
  if (text === undefined) return null;
  return (
    <Line>
      <span>{text}</span>
      {room.isPutOut ? (
        <Button size="small" onClick={() => client.join(room.rid)}>
          {t('enter')}
        </Button>
      ) : (
        state.me?.role === 'guest' && (
          <Button size="small" onClick={() => dispatch(dialogActions.opened({ kind: 'login' }))}>
            {t('login')}
          </Button>
        )
      )}
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space.3')};
  padding: ${token('space.2')} ${token('space.4')};
  border-top: 1px solid ${token('color.line.hairline')};
  color: ${token('color.text.secondary')};
  font-size: ${token('font.size.caption')};
`;
