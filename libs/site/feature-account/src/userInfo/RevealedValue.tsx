import { useServices, type Member } from '@pavilion/site-contract';
import { Button, EyeIcon, EyeOffIcon, VisuallyHidden } from '@pavilion/ui-kit';
import { useEffect, useState } from 'react';
import { useAccountT } from '../messages/accountMessages.ts';
import { RevealDialog } from './RevealDialog.tsx';

/** Values of the profile that the platform masks and can open. */
export type SealedValueId = keyof Member['profile']['sealed'];

/** Time for which a complete value is shown. */
const REVEALED_MS = 30_000;

/** Props of {@link RevealedValue}. */
export interface RevealedValueProps {
  readonly id: SealedValueId;
  readonly masked: string;
  readonly member: Member;
}

/**
 * A masked value with a button that shows the complete one for 30 s, after the second password. It is kept in this component
 * only, never in a store.
 */
export function RevealedValue({ id, masked, member }: RevealedValueProps) {
  const t = useAccountT();
  const { clock } = useServices();
  const [isAsking, setAsking] = useState(false);
  const [value, setValue] = useState<string>();
  useEffect(
    () => (value === undefined ? undefined : clock.after(REVEALED_MS, () => setValue(undefined))),
    [value, clock],
  );
  const isShown = value !== undefined;
  return (
    <>
      <span data-testid={`value-${id}`}>{value ?? masked}</span>
      <Button
        size="small"
        variant="quiet"
        icon={isShown ? <EyeOffIcon /> : <EyeIcon />}
        onClick={() => (isShown ? setValue(undefined) : setAsking(true))}
      >
        {t(isShown ? 'reveal.hide' : 'reveal.show')}
        <VisuallyHidden> {t(`user.${id}`)}</VisuallyHidden>
      </Button>
      <VisuallyHidden role="status">{isShown && t('reveal.shownFor', { name: t(`user.${id}`) })}</VisuallyHidden>
      {isAsking && (
        <RevealDialog
          name={t(`user.${id}`)}
          sealed={member.profile.sealed[id]}
          hasPassword={member.profile.hasSecondPassword}
          onClose={() => setAsking(false)}
          onOpened={(opened) => {
            setAsking(false);
            setValue(opened);
          }}
        />
      )}
    </>
  );
}
