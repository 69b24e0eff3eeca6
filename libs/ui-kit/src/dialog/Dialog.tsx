import { Dialog as Base } from '@base-ui/react/dialog';
import { useRef, type ReactNode, type RefObject } from 'react';
import { IconButton } from '../button/IconButton.tsx';
import { CloseIcon } from '../icons/controls/CloseIcon.tsx';
import { Backdrop, Body, Foot, Head, Popup, Title } from './dialogStyles.ts';

/** Props of {@link Dialog}. */
export interface DialogProps {
  readonly isOpen: boolean;
  /** Called by the close button, Escape or a press outside. The caller closes the dialog. */
  readonly onClose: () => void;
  readonly title: ReactNode;
  /** Accessible name of the close button. Without it there is none. */
  readonly closeLabel?: string;
  /** Ways to close the dialog besides its buttons. @default 'any' with a close button, else 'none' */
  readonly dismissal?: 'any' | 'escape' | 'none';
  /** Buttons in the footer, the main one last. */
  readonly actions?: ReactNode;
  /** Width at the design width: `small` 360, `medium` 480, `large` 720. @default 'medium' */
  readonly size?: 'small' | 'medium' | 'large';
  /**
   * Element that is focused first. The default is the first field, button or link of the body, not the close button.
   */
  readonly initialFocus?: RefObject<HTMLElement | null>;
  /** `alertdialog` is for interruptions, such as a confirmation. @default 'dialog' */
  readonly role?: 'dialog' | 'alertdialog';
  readonly children?: ReactNode;
}

/**
 * A modal dialog. It traps the focus, restores it when closed, and makes the page behind inert.
 *
 * It has its own entry point `@pavilion/ui-kit/dialog` because it depends on Base UI. Import it in a lazy chunk.
 */
export function Dialog(props: DialogProps) {
  const { isOpen, onClose, title, closeLabel, actions, size = 'medium', role = 'dialog', children } = props;
  const { initialFocus, dismissal = closeLabel === undefined ? 'none' : 'any' } = props;
  const body = useRef<HTMLDivElement>(null);
  const onOpenChange = (open: boolean) => {
    if (!open && dismissal !== 'none') onClose();
  };
  return (
    <Base.Root open={isOpen} onOpenChange={onOpenChange} disablePointerDismissal={dismissal !== 'any'}>
      <Base.Portal>
        <Base.Backdrop render={<Backdrop />} />
        <Base.Popup
          render={<Popup data-size={size} />}
          role={role}
          initialFocus={initialFocus ?? (() => findFirstFocusable(body.current) ?? true)}
        >
          <Head>
            <Base.Title render={<Title />}>{title}</Base.Title>
            {closeLabel !== undefined && (
              <IconButton size="small" label={closeLabel} onClick={onClose}>
                <CloseIcon />
              </IconButton>
            )}
          </Head>
          <Body ref={body}>{children}</Body>
          {actions !== undefined && <Foot>{actions}</Foot>}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}

const typed = 'input:not(:disabled, [type="checkbox"], [type="radio"], [hidden]), textarea:not(:disabled)';
const focusable = 'input:not(:disabled), select:not(:disabled), button:not(:disabled), a[href]';

/** Finds the first text field, or else the first focusable element. */
const findFirstFocusable = (body: HTMLElement | null) =>
  body?.querySelector<HTMLElement>(typed) ?? body?.querySelector<HTMLElement>(focusable);
