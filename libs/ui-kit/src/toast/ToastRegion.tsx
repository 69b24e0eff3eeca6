import { useEffect, useRef, useSyncExternalStore, type ReactNode } from 'react';
import { styled, keyframes } from 'styled-components';
import { ButtonSpinner } from '../button/ButtonRoot.ts';
import { IconButton } from '../button/IconButton.tsx';
import { AlertIcon } from '../icons/status/AlertIcon.tsx';
import { CheckCircleIcon } from '../icons/status/CheckCircleIcon.tsx';
import { CloseIcon } from '../icons/controls/CloseIcon.tsx';
import { InfoIcon } from '../icons/status/InfoIcon.tsx';
import { token } from '../theme/tokens/token.ts';
import type { ToastStore, ToastTone } from './createToastStore.ts';

/** Props of {@link ToastRegion}. */
export interface ToastRegionProps {
  readonly store: ToastStore;
  /** Accessible name of the region. */
  readonly label: string;
  readonly closeLabel: string;
  /** Renders the text of a toast, such as with links in it. By default it is shown unchanged. */
  readonly renderText?: (text: string) => ReactNode;
}

const signs: Record<ToastTone, ReactNode> = {
  info: <InfoIcon />,
  success: <CheckCircleIcon />,
  warning: <AlertIcon />,
  danger: <AlertIcon />,
};

/**
 * Region of toasts at the bottom of the page, read out politely (DLG-03, F-UI-04).
 *
 * It is always rendered, because a live region that appears together with its text is often not read out.
 */
export function ToastRegion({ store, label, closeLabel, renderText = (text) => text }: ToastRegionProps) {
  const { toasts, loading } = useSyncExternalStore(store.subscribe, store.getState, store.getState);
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = region.current;
    // React reports no blur and no mouseleave for a removed message.
    if (element && !element.contains(document.activeElement) && !element.matches(':hover')) store.resume();
  }, [toasts, store]);
  return (
    <Region
      ref={region}
      role="region"
      aria-label={label}
      onMouseEnter={store.pause}
      onMouseLeave={store.resume}
      onFocus={store.pause}
      onBlur={store.resume}
    >
      <List aria-live="polite" aria-relevant="additions text">
        {toasts.map((toast) => (
          <Message key={toast.id} data-tone={toast.tone}>
            {signs[toast.tone]}
            <span>{renderText(toast.text)}</span>
            <IconButton size="small" label={closeLabel} onClick={() => store.dismiss(toast.id)}>
              <CloseIcon />
            </IconButton>
          </Message>
        ))}
      </List>
      <List role="status">
        {loading !== null && (
          <Message data-loading="">
            <ButtonSpinner aria-hidden="true" />
            <span>{loading}</span>
          </Message>
        )}
      </List>
    </Region>
  );
}

const rise = keyframes`from { opacity: 0; transform: translateY(0.5rem); }`;

const Region = styled.div`
  position: fixed;
  inset: auto 0 ${token('space.8')};
  z-index: ${token('zIndex.toast')};
  display: grid;
  justify-items: center;
  gap: ${token('space.2')};
  padding: 0 ${token('space.4')};
  pointer-events: none;
`;

const List = styled.div`
  display: grid;
  justify-items: center;
  gap: ${token('space.2')};
  max-width: 100%;
`;

const Message = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('space.3')};
  max-width: min(36rem, 100%);
  min-height: ${token('density.controlLarge')};
  padding: ${token('space.1')} ${token('space.2')} ${token('space.1')} ${token('space.4')};
  border-radius: ${token('radius.control')};
  background: ${token('color.surface.inverse')};
  color: ${token('color.text.onInverse')};
  box-shadow: ${token('shadow.popup')};
  overflow-wrap: anywhere;
  pointer-events: auto;
  animation: ${rise} ${token('motion.base')} ${token('motion.ease')};
  > svg {
    font-size: 1.25rem;
  }
  a,
  button {
    color: inherit;
  }
  button:hover {
    background: transparent;
    color: inherit;
    opacity: 0.75;
  }
  &[data-loading] {
    padding-right: ${token('space.5')};
  }
`;
