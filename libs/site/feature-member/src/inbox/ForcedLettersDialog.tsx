import type { DialogProps } from '@pavilion/site-contract';
import { formatInstant } from '@pavilion/site-contract/time';
import { useWrite } from '@pavilion/site-data';
import { Button, VisuallyHidden } from '@pavilion/ui-kit';
import { Dialog } from '@pavilion/ui-kit/dialog';
import { useState } from 'react';
import { useMemberCentreT } from '../messages/memberCentreMessages.ts';
import { Note } from '../parts/rewardStyles.ts';
import { RichText } from '../richText/RichText.tsx';

/**
 * Unread messages that are shown after a login, one after the other (USR-06). The button marks one as read; a message that
 * is closed otherwise stays unread and is shown after the next login.
 */
export function ForcedLettersDialog({ request: { letters }, close }: DialogProps<'letters'>) {
  const t = useMemberCentreT();
  const { send } = useWrite('letter.read');
  const [at, setAt] = useState(0);
  const letter = letters[at];
  if (!letter) return null;
  const isLast = at + 1 >= letters.length;
  const read = () => {
    // A failed call leaves the message unread, so that it is shown again.
    void send({ letterId: letter.letterId });
    if (isLast) close();
    else setAt(at + 1);
  };
  return (
    <Dialog
      isOpen
      title={letter.title}
      closeLabel={t('forced.close')}
      dismissal="escape"
      onClose={close}
      actions={
        <Button variant="primary" onClick={read}>
          {isLast ? t('forced.read') : t('forced.next')}
        </Button>
      }
    >
      <VisuallyHidden role="status">{letter.title}</VisuallyHidden>
      <Note>
        {formatInstant(letter.createTime).slice(0, 16)}
        {letters.length > 1 && ` · ${t('forced.place', { at: at + 1, count: letters.length })}`}
      </Note>
      <RichText html={letter.content} />
    </Dialog>
  );
}
