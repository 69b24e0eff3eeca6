import { toastActions, useAppDispatch } from '@pavilion/site-contract';
import { CopyIcon, IconButton } from '@pavilion/ui-kit';
import { useWalletT } from '../messages/walletMessages.ts';

/** Button that copies a text. `name` is part of its label. */
export function CopyButton({ text, name }: { readonly text: string; readonly name: string }) {
  const t = useWalletT();
  const dispatch = useAppDispatch();
  const copy = async () => {
    const isCopied = await writeClipboard(text);
    dispatch(
      toastActions.shown(isCopied ? { kind: 'success', text: t('copied') } : { kind: 'error', text: t('copyFailed') }),
    );
  };
  return (
    <IconButton size="small" label={`${t('copy')} ${name}`} onClick={() => void copy()}>
      <CopyIcon />
    </IconButton>
  );
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
