import { estimatePasswordStrength, useT } from '@pavilion/site-contract';
import { token } from '@pavilion/ui-kit';
import styled from 'styled-components';
import { authMessages } from '../messages/authMessages.ts';

/** Strength of a password as three bars and a word. The word is announced when it changes. */
export function StrengthMeter({ password }: { readonly password: string }) {
  const t = useT(authMessages);
  const strength = estimatePasswordStrength(password);
  return (
    <Row data-strength={strength}>
      <span>{t('strength.label')}</span>
      <Bars aria-hidden="true">
        <i />
        <i />
        <i />
      </Bars>
      <b role="status">{t(`strength.${strength}`)}</b>
    </Row>
  );
}

const Bars = styled.span`
  display: grid;
  flex: 1;
  grid-template-columns: repeat(3, 1fr);
  gap: ${token('space.1')};
  > i {
    height: 0.25rem;
    border-radius: ${token('radius.pill')};
    background: ${token('color.surface.fill')};
  }
`;

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('space.2')};
  color: ${token('color.text.muted')};
  font-size: ${token('font.size.caption')};
  > b {
    min-width: 3.5em;
    text-align: end;
    font-weight: ${token('font.weight.regular')};
    color: ${token('color.text.secondary')};
  }
  &[data-strength='weak'] i:first-child {
    background: ${token('color.status.danger')};
  }
  &[data-strength='fair'] i:not(:last-child) {
    background: ${token('color.status.warning')};
  }
  &[data-strength='strong'] i {
    background: ${token('color.status.success')};
  }
`;
