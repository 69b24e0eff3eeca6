import { Dialog as Base } from '@base-ui/react/dialog';
import { type ReactNode, type RefObject } from 'react';
import { IconButton } from '../button/IconButton.tsx';
import { Icon } from '../icon/Icon.tsx';
import { Backdrop, Body, Foot, Head, Popup, Title } from './dialogParts.ts';

/** Props of {@link Dialog}. */
export interface DialogProps {
  readonly isOpen: boolean;
  /** Asked for by the close button, Escape or a press outside; the caller closes. */
  readonly onClose: () => void;
  readonly title: ReactNode;
  /** Name of the close button; without it there is no close button, and Escape and outside presses do nothing. */
  readonly closeLabel?: string;
  /** Buttons at the foot, the main one last. */
  readonly actions?: ReactNode;
  /** `small` 360, `medium` 480, `large` 720 wide on the design width. @default 'medium' */
  readonly size?: 'small' | 'medium' | 'large';
  /** Where the focus lands when it opens; else the first field or button. */
  readonly initialFocus?: RefObject<HTMLElement | null>;
  /** `alertdialog` for what interrupts, such as a confirmation. @default 'dialog' */
  readonly role?: 'dialog' | 'alertdialog';
  readonly children?: ReactNode;
}

/**
 * A modal dialog: focus is kept inside and goes back where it came from, the page behind is inert.
 *
 * Lives behind `@pavilion/ui-kit/dialog` because it brings Base UI along: import it from a lazy chunk.
 */
export function Dialog(props: DialogProps) {
  const {
    isOpen,
    onClose,
    title,
    closeLabel,
    actions,
    size = 'medium',
    initialFocus,
    role = 'dialog',
    children,
  } = props;
  const onOpenChange = (open: boolean) => {
    if (!open && closeLabel !== undefined) onClose();
  };
  return (
    <Base.Root open={isOpen} onOpenChange={onOpenChange} disablePointerDismissal={role === 'alertdialog'}>
      <Base.Portal>
        <Base.Backdrop render={<Backdrop />} />
        <Base.Popup render={<Popup data-size={size} />} role={role} initialFocus={initialFocus}>
          <Head>
            <Base.Title render={<Title />}>{title}</Base.Title>
            {closeLabel !== undefined && (
              <IconButton size="small" label={closeLabel} onClick={onClose}>
                <Icon name="close" />
              </IconButton>
            )}
          </Head>
          <Body>{children}</Body>
          {actions !== undefined && <Foot>{actions}</Foot>}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
