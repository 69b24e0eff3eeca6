import { useFailureText, type DialogProps } from '@pavilion/site-contract';
import { Button, Notice } from '@pavilion/ui-kit';
import { Dialog } from '@pavilion/ui-kit/dialog';
import { useEffect, useState } from 'react';
import { useMemberCentreT } from '../messages/memberCentreMessages.ts';
import { toPictureProblem } from '../pictures/pictureTypes.ts';
import { AvatarChoices } from './AvatarChoices.tsx';
import { Stack } from '../parts/rewardStyles.ts';
import type { CropArea } from './cropPicture.ts';
import { CropField } from './CropField.tsx';
import { openPicture } from './openPicture.ts';
import { useAvatarChange, type AvatarChange, type OpenPicture } from './useAvatarChange.ts';

/** Dialog for the member's picture: one of the platform's, or an upload that is cropped first (USR-03). */
export function AvatarDialog({ close }: DialogProps<'avatar'>) {
  const t = useMemberCentreT();
  const change = useAvatarChange(close);
  const [chosen, setChosen] = useState<string>();
  const [area, setArea] = useState<CropArea>();
  const { picture, open, discard } = usePicture(change.setProblem);
  const save = () => {
    if (picture && area) void change.upload(picture, area);
    else if (!picture && chosen !== undefined) void change.choose(chosen);
  };
  const canSave = picture ? area !== undefined : chosen !== undefined;
  return (
    <Dialog
      isOpen
      title={t('avatar.title')}
      closeLabel={t('avatar.close')}
      onClose={close}
      actions={
        <>
          {picture && <Button onClick={discard}>{t('avatar.back')}</Button>}
          <Button variant="primary" isBusy={change.isSending} disabled={!canSave} onClick={save}>
            {t('avatar.save')}
          </Button>
        </>
      }
    >
      <Stack>
        <Problem problem={change.problem} />
        {picture ? (
          <CropField url={picture.url} onCrop={setArea} />
        ) : (
          <AvatarChoices chosen={chosen} onChoose={setChosen} onFile={(file) => void open(file)} />
        )}
      </Stack>
    </Dialog>
  );
}

function Problem({ problem }: Pick<AvatarChange, 'problem'>) {
  const t = useMemberCentreT();
  const failureText = useFailureText();
  return (
    <div role="alert">
      {problem !== undefined && (
        <Notice data-tone="danger">
          {typeof problem === 'string' ? t(`avatar.problem.${problem}`) : failureText(problem)}
        </Notice>
      )}
    </div>
  );
}

/** The opened file; its object URL is revoked when it is replaced, discarded or no longer shown. */
function usePicture(setProblem: AvatarChange['setProblem']) {
  const [picture, setPicture] = useState<OpenPicture>();
  useEffect(() => () => picture && URL.revokeObjectURL(picture.url), [picture]);
  const open = async (file: File) => {
    setProblem(undefined);
    try {
      setPicture({ url: await openPicture(file), name: file.name });
    } catch (error) {
      setProblem(toPictureProblem(error));
    }
  };
  const discard = () => {
    setProblem(undefined);
    setPicture(undefined);
  };
  return { picture, open, discard };
}
