import { authActions } from '@pavilion/auth-flows';
import { useAppDispatch, useT } from '@pavilion/site-contract';
import { Checkbox, token } from '@pavilion/ui-kit';
import { useId } from 'react';
import styled from 'styled-components';
import { authMessages } from '../messages/authMessages.ts';
import { FootRow, TextButton } from '../parts/authStyles.ts';

/** Props of {@link RememberBox}. */
export interface RememberBoxProps {
  readonly isTicked: boolean;
  /** Whether this browser cannot store secrets. The checkbox is then disabled, with the reason (ruling A1). */
  readonly isUnavailable: boolean;
  readonly onTick: (isOn: boolean) => void;
}

/** Checkbox that remembers the password, with a note about the storage, and the link to the password reset (AUT-02, AUT-05). */
export function RememberBox({ isTicked, isUnavailable, onTick }: RememberBoxProps) {
  const t = useT(authMessages);
  const dispatch = useAppDispatch();
  const hint = useId();
  const words = isUnavailable ? t('login.rememberUnavailable') : isTicked ? t('login.rememberHint') : undefined;
  return (
    <div>
      <FootRow>
        <Checkbox
          name="remember"
          checked={isTicked && !isUnavailable}
          disabled={isUnavailable}
          aria-describedby={words && hint}
          onChange={(event) => onTick(event.target.checked)}
        >
          {t('login.remember')}
        </Checkbox>
        <TextButton type="button" onClick={() => dispatch(authActions.forgotPasswordRequested())}>
          {t('login.forgot')}
        </TextButton>
      </FootRow>
      {words && <Hint id={hint}>{words}</Hint>}
    </div>
  );
}

const Hint = styled.p`
  margin-top: ${token('space.1')};
  color: ${token('color.text.muted')};
  font-size: ${token('font.size.caption')};
`;
