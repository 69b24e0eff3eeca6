import { Tag, token, visuallyHidden } from '@pavilion/ui-kit';
import styled from 'styled-components';
import { useWalletT } from '../messages/walletMessages.ts';
import type { PaymentType } from './depositOptions.ts';

/** Props of {@link PaymentMethods}. */
export interface PaymentMethodsProps {
  readonly types: readonly PaymentType[];
  readonly value: string | undefined;
  readonly onChange: (payType: string) => void;
}

/** Payment methods as native radio buttons, which provide the usual arrow-key behaviour. */
export function PaymentMethods({ types, value, onChange }: PaymentMethodsProps) {
  const t = useWalletT();
  return (
    <Methods role="radiogroup" aria-label={t('deposit.way')}>
      {types.map(({ payType, name, discountRate }) => (
        <Method key={payType}>
          <input
            type="radio"
            name="payType"
            value={payType}
            checked={payType === value}
            onChange={() => onChange(payType)}
          />
          <span>
            {name}
            {discountRate !== '0' && <Tag tone="accent">{t('deposit.gives', { rate: discountRate })}</Tag>}
          </span>
        </Method>
      ))}
    </Methods>
  );
}

const Methods = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(11rem, 1fr));
  gap: ${token('space.2')};
`;

const Method = styled.label`
  position: relative;
  cursor: pointer;
  > input {
    ${visuallyHidden}
  }
  > span {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${token('space.1')} ${token('space.2')};
    min-height: ${token('density.controlLarge')};
    height: 100%;
    padding: ${token('space.2')} ${token('space.4')};
    border: 1px solid ${token('color.line.strong')};
    border-radius: ${token('radius.control')};
    transition: background-color ${token('motion.fast')} ${token('motion.ease')};
  }
  &:hover > span {
    background: ${token('color.surface.hover')};
  }
  > input:checked + span {
    border-color: ${token('color.accent.fill')};
    box-shadow: inset 0 0 0 1px ${token('color.accent.fill')};
    background: ${token('color.accent.soft')};
    color: ${token('color.accent.text')};
    font-weight: ${token('font.weight.strong')};
  }
  > input:focus-visible + span {
    outline: 2px solid ${token('color.line.focus')};
    outline-offset: 2px;
  }
`;
