import { useLayoutEffect, useRef } from 'react';
import { Button, type ButtonProps } from '../button/Button.tsx';

/**
 * Button that is removed once its action succeeds. If it has the focus then, the part of the page that stays around it
 * receives the focus, so that Tab and screen readers go on at the new content.
 */
export function RetryButton(props: ButtonProps) {
  const ref = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const button = ref.current;
    return () => {
      if (!button || document.activeElement !== button) return;
      const around = listAncestors(button);
      // The elements that go are removed after this cleanup.
      queueMicrotask(() => passFocus(around));
    };
  }, []);
  return <Button {...props} ref={ref} />;
}

function listAncestors(element: HTMLElement): HTMLElement[] {
  const found: HTMLElement[] = [];
  for (let each = element.parentElement; each && each !== document.body; each = each.parentElement) found.push(each);
  return found;
}

/** Focuses the nearest element that is still in the page, unless another element has the focus by now. */
function passFocus(around: readonly HTMLElement[]): void {
  const kept = around.find(({ isConnected }) => isConnected);
  if (!kept || document.activeElement !== document.body) return;
  if (!kept.hasAttribute('tabindex')) {
    kept.tabIndex = -1;
    kept.addEventListener('blur', () => kept.removeAttribute('tabindex'), { once: true });
  }
  kept.focus({ preventScroll: true });
}
