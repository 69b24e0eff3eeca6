import { useCopyText } from '@pavilion/site-contract';
import { Button, CopyIcon } from '@pavilion/ui-kit';
import { usePartnersT } from '../messages/partnerMessages.ts';

/** Button that copies a text and confirms it in a toast. */
export function CopyButton({ text }: { readonly text: string }) {
  const t = usePartnersT();
  const copyText = useCopyText({ copied: t('copied'), failed: t('copyFailed') });
  return (
    <Button variant="primary" onClick={() => void copyText(text)}>
      <CopyIcon />
      {t('copy')}
    </Button>
  );
}
