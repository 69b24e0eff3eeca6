import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';
import { recordFocus, rememberFocus, restoreFocus } from './focusHistory.ts';
import { hidePage } from './hidePage.ts';
import { lockScroll } from './lockScroll.ts';
import { wrapFocus } from './moveFocus.ts';

interface ModalOptions {
  readonly isOpen: boolean;
  /** Element around backdrop and popup. `null` until it is rendered. */
  readonly layer: HTMLElement | null;
  readonly popup: RefObject<HTMLElement | null>;
  readonly findFirst: (popup: HTMLElement) => HTMLElement;
  readonly onEscape: () => void;
  readonly onPressOutside: () => void;
}

/** Open dialogs, the topmost last. Only the topmost handles keys. */
const openLayers: HTMLElement[] = [];

/** Makes an element modal while it is open: the page behind is inert and does not scroll, and the focus stays inside. */
export function useModal(options: ModalOptions): { readonly handleBackdropClick: () => void } {
  const { isOpen, layer, popup, findFirst, onEscape, onPressOutside } = options;
  useEffect(recordFocus, []);
  const focusFirst = useEffectEvent((element: HTMLElement) => {
    if (element.contains(document.activeElement)) return;
    findFirst(element).focus();
    if (!element.contains(document.activeElement)) element.focus();
  });
  const handleEscape = useEffectEvent(onEscape);

  const opener = useRef<Element | null>(null);
  useLayoutEffect(() => {
    const element = popup.current;
    if (!isOpen || !layer || !element) return undefined;
    if (!element.contains(document.activeElement)) {
      opener.current = document.activeElement;
      rememberFocus(opener.current);
    }
    const release = [openLayer(layer), hidePage(layer), lockScroll(), keepFocus(element)];
    const stopKeys = listenToKeys(layer, element, () => handleEscape());
    focusFirst(element);
    return () => {
      stopKeys();
      for (const undo of release) undo();
      // React itself moves the focus back at the end of a commit, so this waits for it.
      queueMicrotask(() => {
        if (isFocusLost(layer)) restoreFocus(opener.current, layer);
      });
    };
  }, [isOpen, layer, popup]);

  const closesPopup = useRef(false);
  useEffect(() => {
    if (!isOpen) return undefined;
    // The press also closes a list or menu that is open above the dialog, and then closes nothing else.
    const onPointerDown = () => {
      closesPopup.current = Boolean(popup.current?.querySelector('[aria-haspopup][aria-expanded="true"]'));
    };
    window.addEventListener('pointerdown', onPointerDown, true);
    return () => window.removeEventListener('pointerdown', onPointerDown, true);
  }, [isOpen, popup]);
  return { handleBackdropClick: () => void (closesPopup.current || onPressOutside()) };
}

const isFocusLost = (layer: HTMLElement) =>
  !document.activeElement || document.activeElement === document.body || layer.contains(document.activeElement);

function openLayer(layer: HTMLElement): () => void {
  openLayers.push(layer);
  return () => void openLayers.splice(openLayers.lastIndexOf(layer), 1);
}

/** Focuses the popup when the focused element is removed, as the button of a finished step is. */
function keepFocus(popup: HTMLElement): () => void {
  const observer = new MutationObserver(() => {
    if (document.activeElement === document.body) popup.focus();
  });
  observer.observe(popup, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/**
 * Listens on the window, after everything else: a popup above the dialog stops Escape when it closes by it (Base UI does so on
 * the document).
 */
function listenToKeys(layer: HTMLElement, popup: HTMLElement, onEscape: () => void): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || openLayers.at(-1) !== layer) return;
    if (event.key === 'Escape') onEscape();
    if (event.key === 'Tab') wrapFocus(event, popup);
  };
  window.addEventListener('keydown', onKeyDown);
  return () => window.removeEventListener('keydown', onKeyDown);
}
