import { authActions } from '@pavilion/auth-flows';
import { useAppDispatch, useT } from '@pavilion/site-contract';
import { Checkbox, token } from '@pavilion/ui-kit';
import { useId } from 'react';
import styled from 'styled-components';
import { authMessages } from '../messages/authMessages.ts';
import { FootRow, TextButton } from './authParts.ts';

/** Props of {@link RememberBox}. */
export interface RememberBoxProps {
  readonly isTicked: boolean;
  /** This browser cannot keep a secret: the box cannot be ticked, and says why (ruling A1). */
  readonly isUnavailable: boolean;
  readonly onTick: (isOn: boolean) => void;
}

/** Remember password, with a word about where, and the forgotten password beside it (AUT-02, AUT-05). */
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
        <TextButton type="button" onClick={() => dispatch(authActions.forgetPasswordAsked())}>
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
