import { Button, CloseIcon, IconButton, Notice } from '@pavilion/ui-kit';
import { useMemberCentreT } from '../messages/memberCentreMessages.ts';
import { DeletedText } from '../parts/splitStyles.ts';
import type { MessageActions } from './useMessageActions.ts';

/** Notice that a message was deleted, with a button that puts it back. It stays until it is closed, so it has no time limit. */
export function DeletedNotice({ actions }: { readonly actions: MessageActions }) {
  const t = useMemberCentreT();
  const { deleted, undo, dismissDeleted, isDeleting } = actions;
  return (
    <div role="status">
      {deleted && (
        <Notice>
          <DeletedText>{t('inbox.deleted', { title: deleted.title })}</DeletedText>
          <span>
            <Button size="small" isBusy={isDeleting} onClick={() => void undo()}>
              {t('inbox.undo')}
            </Button>{' '}
            <IconButton size="small" label={t('inbox.dismiss')} onClick={dismissDeleted}>
              <CloseIcon />
            </IconButton>
          </span>
        </Notice>
      )}
    </div>
  );
}
