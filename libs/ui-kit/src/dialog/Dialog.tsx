import {
  createContext,
  useCallback,
  useContext,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import { createPortal } from 'react-dom';
import { IconButton } from '../button/IconButton.tsx';
import { CloseIcon } from '../icons/controls/CloseIcon.tsx';
import { Backdrop, Body, Foot, Head, Popup, Title } from './dialogStyles.ts';
import { findFirstFocusable } from './moveFocus.ts';
import { useModal } from './useModal.ts';
import { usePresence } from './usePresence.ts';

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

/** The dialog around a nested one. */
interface Parent {
  /** `null` until it is rendered. */
  readonly layer: HTMLElement | null;
  /** Reports a nested dialog. @returns function to call when it closes */
  readonly addNested: () => () => void;
}

const ParentContext = createContext<Parent | undefined>(undefined);

/** Keys that move inside the dialog and must not reach a list or a grid around it in the tree of React. */
const moveKeys = new Set(['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End']);

/**
 * A modal dialog. It traps the focus, restores it when closed, and makes the page behind inert.
 *
 * Toasts and popups that open above it stay usable. Import it in a lazy chunk: it has its own entry point
 * `@pavilion/ui-kit/dialog`.
 */
export function Dialog(props: DialogProps) {
  const { isOpen, onClose, title, closeLabel, actions, size = 'medium', role = 'dialog', children } = props;
  const { initialFocus, dismissal = closeLabel === undefined ? 'none' : 'any' } = props;
  const parent = useContext(ParentContext);
  const [layer, setLayer] = useState<HTMLElement | null>(null);
  const popup = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const isPresent = usePresence(isOpen, popup);
  const { nestedState, self } = useNesting(parent, isOpen, layer);
  const { handleBackdropClick } = useModal({
    isOpen,
    layer,
    popup,
    findFirst: (element) => initialFocus?.current ?? findFirstFocusable(body.current, element),
    onEscape: () => dismissal !== 'none' && onClose(),
    onPressOutside: () => dismissal === 'any' && onClose(),
  });

  const leaving = isOpen ? undefined : { 'data-ending-style': '' };
  // A nested dialog waits for the layer of its parent, so that it is above it also when both open at once.
  const container = parent ? parent.layer : globalThis.document?.body;
  if (!isPresent || !container) return null;
  return createPortal(
    <ParentContext value={self}>
      <div ref={setLayer} data-dialog-layer="" inert={!isOpen}>
        <Backdrop
          data-nested={parent && ''}
          {...leaving}
          // A press on the backdrop must not take the focus.
          onMouseDown={(event) => event.preventDefault()}
          onClick={handleBackdropClick}
        />
        <Popup
          ref={popup}
          role={role}
          aria-labelledby={titleId}
          tabIndex={-1}
          data-size={size}
          {...nestedState}
          {...leaving}
          onKeyDown={(event) => moveKeys.has(event.key) && event.stopPropagation()}
        >
          <DialogHead titleId={titleId} {...{ title, closeLabel, onClose }} />
          <Body ref={body}>{children}</Body>
          {actions !== undefined && <Foot>{actions}</Foot>}
        </Popup>
      </div>
    </ParentContext>,
    container,
  );
}

interface DialogHeadProps extends Pick<DialogProps, 'title' | 'onClose'> {
  readonly titleId: string;
  readonly closeLabel: string | undefined;
}

function DialogHead({ titleId, title, closeLabel, onClose }: DialogHeadProps) {
  return (
    <Head>
      <Title id={titleId}>{title}</Title>
      {closeLabel !== undefined && (
        <IconButton size="small" label={closeLabel} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      )}
    </Head>
  );
}

/** Counts the open dialogs inside this one, and reports this one to its parent. */
function useNesting(parent: Parent | undefined, isOpen: boolean, layer: HTMLElement | null) {
  const [nested, setNested] = useState(0);
  const addNested = useCallback(() => {
    setNested((count) => count + 1);
    return () => setNested((count) => count - 1);
  }, []);
  const addToParent = parent?.addNested;
  useLayoutEffect(() => (isOpen ? addToParent?.() : undefined), [isOpen, addToParent]);
  const self = useMemo(() => ({ layer, addNested }), [layer, addNested]);
  return { nestedState: nested > 0 ? { 'data-nested-dialog-open': '' } : undefined, self };
}
