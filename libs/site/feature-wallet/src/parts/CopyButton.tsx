import { useCopyText } from '@pavilion/site-contract';
import { CopyIcon, IconButton } from '@pavilion/ui-kit';
import { useWalletT } from '../messages/walletMessages.ts';

/** Button that copies a text. `name` is part of its label. */
export function CopyButton({ text, name }: { readonly text: string; readonly name: string }) {
  const t = useWalletT();
  const copyText = useCopyText({ copied: t('copied'), failed: t('copyFailed') });
  return (
    <IconButton size="small" label={`${t('copy')} ${name}`} onClick={() => void copyText(text)}>
      <CopyIcon />
    </IconButton>
  );
}
