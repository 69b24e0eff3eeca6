import { forgotActions } from '@pavilion/auth-flows';
import { useAppDispatch, useT } from '@pavilion/site-contract';
import { Button } from '@pavilion/ui-kit';
import { ButtonPair } from '../parts/authStyles.ts';
import { SubmitButton } from '../parts/SubmitButton.tsx';
import { authMessages } from '../messages/authMessages.ts';

/** Props of {@link StepButtons}. */
export interface StepButtonsProps {
  readonly isBusy: boolean;
  /** Whether all fields are filled. If not, the button looks disabled, and a press shows the errors. */
  readonly isFilled: boolean;
  readonly label: string;
}

/** Buttons for one step back, also during a call, and one step forward. */
export function StepButtons({ isBusy, isFilled, label }: StepButtonsProps) {
  const t = useT(authMessages);
  const dispatch = useAppDispatch();
  return (
    <ButtonPair>
      <Button size="large" onClick={() => dispatch(forgotActions.stepReverted())}>
        {t('forgot.back')}
      </Button>
      <SubmitButton isBusy={isBusy} isFilled={isFilled}>
        {isBusy ? t('forgot.busy') : label}
      </SubmitButton>
    </ButtonPair>
  );
}
