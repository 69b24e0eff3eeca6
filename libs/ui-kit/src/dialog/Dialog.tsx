import { Dialog as Base } from '@base-ui/react/dialog';
import { useRef, type ReactNode, type RefObject } from 'react';
import { IconButton } from '../button/IconButton.tsx';
import { CloseIcon } from '../icons/CloseIcon.tsx';
import { Backdrop, Body, Foot, Head, Popup, Title } from './dialogParts.ts';

/** Props of {@link Dialog}. */
export interface DialogProps {
  readonly isOpen: boolean;
  /** Asked for by the close button, Escape or a press outside; the caller closes. */
  readonly onClose: () => void;
  readonly title: ReactNode;
  /** Name of the close button; without it there is none. */
  readonly closeLabel?: string;
  /** What closes it besides its buttons. @default 'any' with a close button, else 'none' */
  readonly dismissal?: 'any' | 'escape' | 'none';
  /** Buttons at the foot, the main one last. */
  readonly actions?: ReactNode;
  /** `small` 360, `medium` 480, `large` 720 wide on the design width. @default 'medium' */
  readonly size?: 'small' | 'medium' | 'large';
  /** Where the focus lands when it opens; else the first field, button or link of the body, never the close button first. */
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

/** The first field to type into, wherever a button stands before it; else whatever comes first. */
const findFirstFocusable = (body: HTMLElement | null) =>
  body?.querySelector<HTMLElement>(typed) ?? body?.querySelector<HTMLElement>(focusable);
