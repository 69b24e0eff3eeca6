import { useAppDispatch, useAppSelector } from '@pavilion/site-contract';
import { IconButton, SettingsIcon } from '@pavilion/ui-kit';
import { Menu } from '@pavilion/ui-kit/menu';
import { memo } from 'react';
import { useChatT } from '../messages/chatMessages.ts';
import { chatSettingsActions, selectChatSettings } from '../state/chatSlice.ts';

/** Menu of a room: whether it is counted as unread, and the blocked members, who can be unblocked. */
export const RoomMenu = memo(function RoomMenu({ rid }: { readonly rid: string }) {
  const t = useChatT();
  const dispatch = useAppDispatch();
  const { quiet, blocked } = useAppSelector(selectChatSettings);
  const items = [
    { id: 'quiet', label: t(quiet.includes(rid) ? 'unmuteRoom' : 'muteRoom') },
    ...(blocked.length === 0 ? [{ id: 'none', label: t('noneBlocked'), isDisabled: true }] : []),
    ...blocked.map(({ uid, nickname }) => ({ id: uid, label: `${t('unblock')} ${nickname}` })),
  ];
  const choose = (id: string) =>
    dispatch(id === 'quiet' ? chatSettingsActions.quietToggled(rid) : chatSettingsActions.personUnblocked(id));
  return (
    <Menu
      trigger={
        <IconButton size="small" label={t('roomMenu')}>
          <SettingsIcon />
        </IconButton>
      }
      items={items}
      onSelect={choose}
    />
  );
});
