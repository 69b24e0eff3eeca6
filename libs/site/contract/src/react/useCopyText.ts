import { toastActions } from '../state/toastActions.ts';
import { useAppDispatch } from './useAppDispatch.ts';

/** Toasts of {@link useCopyText}. */
export interface CopyToasts {
  readonly copied: string;
  readonly failed: string;
}

/** Returns a function that copies a text and shows a toast with the result. */
export function useCopyText({ copied, failed }: CopyToasts): (text: string) => Promise<void> {
  const dispatch = useAppDispatch();
  return async (text) => {
    const isCopied = await writeClipboard(text);
    dispatch(toastActions.shown(isCopied ? { kind: 'success', text: copied } : { kind: 'error', text: failed }));
  };
}

/** Writes to the clipboard; `false` if the page is not secure or the browser refuses. */
async function writeClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
