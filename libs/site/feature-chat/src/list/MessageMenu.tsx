import type { ChatMessage } from '@pavilion/chat-socket/protocol';
import { toastActions, useAppDispatch, useCopyText } from '@pavilion/site-contract';
import { type MenuItem, SharedMenu } from '@pavilion/ui-kit/menu';
import { useCallback, useState } from 'react';
import { useChatT } from '../messages/chatMessages.ts';
import { chatSettingsActions } from '../state/chatSlice.ts';

/** Message and button of the menu that is or was open. */
export interface OpenMenu {
  readonly message: ChatMessage;
  readonly button: HTMLElement;
  readonly isOpen: boolean;
}

/** Opens the menu of a message, or closes it. */
export type ToggleMenu = (message: ChatMessage, button: HTMLElement) => void;

/** State of the message menu. One menu serves all messages. */
export function useMessageMenu() {
  const [menu, setMenu] = useState<OpenMenu>();
  const toggle = useCallback<ToggleMenu>((message, button) => {
    setMenu((held) => ({ message, button, isOpen: !(held?.isOpen && held.message.mid === message.mid) }));
  }, []);
  const close = useCallback(() => setMenu((held) => held && { ...held, isOpen: false }), []);
  return { menu, toggle, close };
}

/** Props of {@link MessageMenu}. */
export interface MessageMenuProps {
  readonly menu: OpenMenu;
  readonly onMention: (message: ChatMessage) => void;
  readonly onClose: () => void;
}

/** Menu of another member's message: mention the author, copy the text, block the author. */
export function MessageMenu({ menu: { message, button, isOpen }, onMention, onClose }: MessageMenuProps) {
  const t = useChatT();
  const dispatch = useAppDispatch();
  const copyText = useCopyText({ copied: t('copied'), failed: t('copyFailed') });
  const { uid, nickname: name, msg } = message;
  const showToast = (text: string) => dispatch(toastActions.shown({ kind: 'info', text }));
  const items: readonly MenuItem[] = [
    { id: 'mention', label: t('menu.mention', { name }) },
    ...(msg === '' ? [] : [{ id: 'copy', label: t('menu.copy') }]),
    { id: 'block', label: t('menu.block', { name }), tone: 'danger' },
  ];
  const commands: Readonly<Record<string, () => void>> = {
    mention: () => onMention(message),
    copy: () => void copyText(msg),
    block: () => {
      dispatch(chatSettingsActions.personBlocked({ uid, nickname: name }));
      showToast(t('blockedToast', { name }));
    },
  };
  return (
    <SharedMenu
      {...{ items, isOpen, onClose }}
      anchor={button}
      onSelect={(id) => {
        onClose();
        commands[id]?.();
      }}
    />
  );
}
