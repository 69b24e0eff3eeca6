import type { ChatClient, ChatRoom, ChatState } from '@pavilion/chat-socket';
import { dialogActions, useAppDispatch, useServices } from '@pavilion/site-contract';
import { Button, token } from '@pavilion/ui-kit';
import styled from 'styled-components';
import { useChatT, type ChatT } from '../messages/chatMessages.ts';
import { formatReadOnlyReason, formatAccessDenied } from './denialText.ts';

/** Props of {@link ComposerNotice}. */
export interface ComposerNoticeProps {
  readonly client: ChatClient;
  readonly state: ChatState;
  readonly room: ChatRoom;
}

/**
 * Formats the reason why the player may not read or write, or the interval between messages; `undefined` without a
 * restriction.
 */
function formatComposerNotice(
  { state: { me }, room }: Pick<ComposerNoticeProps, 'state' | 'room'>,
  now: number,
  t: ChatT,
): string | undefined {
  if (!me) return undefined;
  if (room.shut) return formatAccessDenied(room.shut, t);
  const readOnly = formatReadOnlyReason(room, now, t);
  if (readOnly !== undefined || me.role !== 'guest') return readOnly;
  return t('guestLimit', { seconds: Math.round((room.slowMs ?? 0) / 1_000) });
}

/** Restriction of a guest, a muted or removed player, or a closed room, with a button if the player can end it. */
export function ComposerNotice({ client, state, room }: ComposerNoticeProps) {
  const t = useChatT();
  const dispatch = useAppDispatch();
  const { clock } = useServices();
  const text = formatComposerNotice({ state, room }, clock.now(), t);
  const reason = room.shut ? room.shut.reason : room.reason;
  return (
    <div role="status">
      {text !== undefined && (
        <Line>
          <span>
            {text}
            {reason && (
              <small>
                {t('reason')}
                <bdi>{reason}</bdi>
              </small>
            )}
          </span>
          {room.shut ? (
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
      )}
    </div>
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
  small {
    display: block;
    color: ${token('color.text.muted')};
    font-size: inherit;
    overflow-wrap: anywhere;
  }
  > button {
    flex: none;
  }
`;
