import { toastActions, useAppDispatch, useLocale, useServices } from '@pavilion/site-contract';
import { Button, getTokenVariable, ImageIcon } from '@pavilion/ui-kit';
import { useState } from 'react';
import { usePartnersT } from '../messages/partnerMessages.ts';
import { buildInviteLink } from './buildInviteLink.ts';
import { drawInviteImage } from './drawInviteImage.ts';

/** Button that draws the picture of the invitation, and shares it where the browser can, otherwise saves it. */
export function ShareButton({ inviteCode }: { readonly inviteCode: string }) {
  const t = usePartnersT();
  const dispatch = useAppDispatch();
  const { brand, logger } = useServices();
  const name = brand.names[useLocale()];
  const [isBusy, setBusy] = useState(false);
  const draw = () => {
    const style = getComputedStyle(document.documentElement);
    return drawInviteImage({
      link: buildInviteLink(window.location.origin, inviteCode, 'image'),
      brand: name,
      title: t('invite.image.title', { brand: name }),
      scan: t('invite.image.scan'),
      code: t('invite.image.code', { code: inviteCode }),
      adult: t('invite.image.adult'),
      accent: style.getPropertyValue(getTokenVariable('color.accent.fill')),
      onAccent: style.getPropertyValue(getTokenVariable('color.text.onAccent')),
      font: getComputedStyle(document.body).fontFamily,
    });
  };
  const share = async () => {
    setBusy(true);
    try {
      const isSaved = await saveOrShare(await draw(), `invite-${inviteCode}.png`);
      if (isSaved) dispatch(toastActions.shown({ kind: 'success', text: t('invite.imageSaved') }));
    } catch (error) {
      logger.warn('invitation.image', { error: String(error) });
      dispatch(toastActions.shown({ kind: 'error', text: t('invite.imageFailed') }));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button isBusy={isBusy} onClick={() => void share()}>
      <ImageIcon />
      {t('invite.image')}
    </Button>
  );
}

/** Shares the picture on phones, otherwise downloads it. Returns whether it was downloaded. */
async function saveOrShare(picture: Blob, name: string): Promise<boolean> {
  const file = new File([picture], name, { type: 'image/png' });
  if (window.matchMedia('(pointer: coarse)').matches && navigator.canShare?.({ files: [file] })) {
    // A rejection means that the player closed the sheet.
    await navigator.share({ files: [file] }).catch(() => undefined);
    return false;
  }
  const url = URL.createObjectURL(picture);
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  URL.revokeObjectURL(url);
  return true;
}
