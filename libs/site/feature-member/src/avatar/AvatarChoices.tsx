import { useAppSelector } from '@pavilion/site-contract';
import { useRead, LoadFailure } from '@pavilion/site-data';
import { Avatar, Button, ImageIcon, Skeleton, SkeletonGroup, VisuallyHidden } from '@pavilion/ui-kit';
import { useId, useRef, type ChangeEvent } from 'react';
import { useMemberCentreT } from '../messages/memberCentreMessages.ts';
import { Note } from '../parts/rewardStyles.ts';
import { Choice, Choices, FileInput, UploadRow } from './avatarStyles.ts';

/** Props of {@link AvatarChoices}. */
export interface AvatarChoicesProps {
  /** Id of the chosen picture; before a choice, the present picture is marked. */
  readonly chosen: string | undefined;
  readonly onChoose: (avatarId: string) => void;
  readonly onFile: (file: File) => void;
}

/** Pictures of the platform, and a button for a picture of one's own. */
export function AvatarChoices({ chosen, onChoose, onFile }: AvatarChoicesProps) {
  const t = useMemberCentreT();
  const name = useAppSelector((state) => state.session.member?.name ?? '');
  const { data, failure, isFetching, refetch } = useRead('user.avatarList', {});
  const group = useId();
  if (!data)
    return failure ? (
      <LoadFailure isCompact failure={failure} isFetching={isFetching} onRetry={refetch} />
    ) : (
      <SkeletonGroup>
        <VisuallyHidden>{t('load.loading')}</VisuallyHidden>
        <Skeleton height="12rem" />
      </SkeletonGroup>
    );
  return (
    <>
      <UploadRow>
        <Avatar
          size="large"
          name={name}
          url={data.list.find(({ avatarId }) => avatarId === chosen)?.url ?? data.current}
        />
        <div>
          <FileButton onFile={onFile} />
          <Note>{t('avatar.hint')}</Note>
        </div>
      </UploadRow>
      <Choices>
        <legend>{t('avatar.choices')}</legend>
        <div>
          {data.list.map(({ avatarId, name: label, url }) => (
            <Choice key={avatarId}>
              <input
                type="radio"
                name={group}
                value={avatarId}
                checked={chosen === undefined ? url === data.current : chosen === avatarId}
                onChange={() => onChoose(avatarId)}
              />
              <img src={url} alt="" decoding="async" />
              <span>{label}</span>
            </Choice>
          ))}
        </div>
      </Choices>
    </>
  );
}

function FileButton({ onFile }: Pick<AvatarChoicesProps, 'onFile'>) {
  const t = useMemberCentreT();
  const input = useRef<HTMLInputElement>(null);
  const take = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    // The same file can be chosen again.
    event.target.value = '';
    if (file) onFile(file);
  };
  return (
    <>
      <FileInput
        ref={input}
        type="file"
        tabIndex={-1}
        aria-label={t('avatar.upload')}
        accept="image/png,image/jpeg,image/gif,image/webp"
        onChange={take}
      />
      <Button icon={<ImageIcon />} onClick={() => input.current?.click()}>
        {t('avatar.upload')}
      </Button>
    </>
  );
}
