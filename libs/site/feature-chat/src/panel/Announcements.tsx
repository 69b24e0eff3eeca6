import type { Announcement } from '@pavilion/chat-socket';
import { useAppDispatch, useAppSelector, useServices } from '@pavilion/site-contract';
import { CloseIcon, IconButton, MegaphoneIcon, token, VisuallyHidden } from '@pavilion/ui-kit';
import styled from 'styled-components';
import { useChatT } from '../messages/chatMessages.ts';
import { chatSettingsActions, selectChatSettings } from '../state/chatSlice.ts';

/** Newest valid announcement for this room or all rooms, until the player dismisses it. */
export function Announcements({ all, rid }: { readonly all: readonly Announcement[]; readonly rid: string }) {
  const t = useChatT();
  const { clock } = useServices();
  const dispatch = useAppDispatch();
  const { dismissed } = useAppSelector(selectChatSettings);
  const shown = all.find(
    ({ id, rid: where, until }) =>
      (where === undefined || where === rid) && until > clock.now() && !dismissed.includes(id),
  );
  return (
    <div role="status">
      {shown && (
        <AnnouncementBar>
          <MegaphoneIcon />
          <p>
            <VisuallyHidden>{t('announcement')}：</VisuallyHidden>
            {shown.msg}
          </p>
          <IconButton
            size="small"
            label={t('dismiss')}
            onClick={() => dispatch(chatSettingsActions.announcementDismissed(shown.id))}
          >
            <CloseIcon />
          </IconButton>
        </AnnouncementBar>
      )}
    </div>
  );
}

const AnnouncementBar = styled.div`
  display: flex;
  align-items: flex-start;
  gap: ${token('space.2')};
  padding: ${token('space.2')} ${token('space.2')} ${token('space.2')} ${token('space.4')};
  border-bottom: 1px solid ${token('color.line.hairline')};
  background: ${token('color.status.infoSoft')};
  font-size: ${token('font.size.caption')};
  > svg {
    flex: none;
    margin-top: 0.1875rem;
    font-size: 1rem;
  }
  > p {
    flex: 1;
    max-height: 6em;
    overflow: hidden auto;
    overflow-wrap: anywhere;
    white-space: pre-wrap;
    unicode-bidi: isolate;
  }
`;
