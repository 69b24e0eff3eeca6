import { dialogActions, useAppDispatch, useShortcuts, useT } from '@pavilion/site-contract';
import { IconButton, SearchIcon } from '@pavilion/ui-kit';
import { shellMessages } from '../messages/shellMessages.ts';

/** Button of the search of the site. “/” opens it as well, unless the player is typing or a dialog is open (SRC-02). */
export function SearchButton() {
  const t = useT(shellMessages);
  const dispatch = useAppDispatch();
  const open = () => dispatch(dialogActions.opened({ kind: 'search' }));
  useShortcuts({ '/': open });
  return (
    <IconButton label={t('header.search')} aria-haspopup="dialog" aria-keyshortcuts="/" onClick={open}>
      <SearchIcon />
    </IconButton>
  );
}
