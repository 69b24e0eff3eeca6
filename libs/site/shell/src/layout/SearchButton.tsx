import { dialogActions, useAppDispatch, useT } from '@pavilion/site-contract';
import { IconButton, SearchIcon } from '@pavilion/ui-kit';
import { useEffect } from 'react';
import { shellMessages } from '../messages/shellMessages.ts';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.closest('input, textarea, select, dialog, [role=dialog], [contenteditable]') !== null;

/** Button of the search of the site. “/” opens it as well, unless the player is typing or a dialog is open (SRC-02). */
export function SearchButton() {
  const t = useT(shellMessages);
  const dispatch = useAppDispatch();
  useEffect(() => {
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      event.preventDefault();
      dispatch(dialogActions.opened({ kind: 'search' }));
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [dispatch]);
  return (
    <IconButton
      label={t('header.search')}
      aria-haspopup="dialog"
      aria-keyshortcuts="/"
      onClick={() => dispatch(dialogActions.opened({ kind: 'search' }))}
    >
      <SearchIcon />
    </IconButton>
  );
}
