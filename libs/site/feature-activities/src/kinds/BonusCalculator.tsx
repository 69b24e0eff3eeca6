import { useServices } from '@pavilion/site-contract';
import { parseMinor } from '@pavilion/kernel';
import { Button, Money, Panel, PanelHead, TextField, token } from '@pavilion/ui-kit';
import { formatCny, formatYuan } from '@pavilion/wallet';
import { formatMaxAmount, parseAmount } from '@pavilion/wallet/cashier';
import { useState } from 'react';
import styled from 'styled-components';
import { useActivityT, type ActivityT } from '../messages/activityMessages.ts';
import { computeReward } from './computeReward.ts';
import type { ActivityReward } from './kindTypes.ts';

/** Calculates the bonus of an amount and opens the deposit page with it. It begins with the smallest amount that counts. */
export function BonusCalculator({ terms }: { readonly terms: ActivityReward }) {
  const t = useActivityT();
  const { navigate } = useServices();
  const [typed, setTyped] = useState(() => formatMaxAmount(terms.target));
  const parsed = parseAmount(typed);
  const bonus = computeReward(parsed.amount, terms);
  return (
    <Panel>
      <PanelHead>
        <h2>{t('calculator.title')}</h2>
      </PanelHead>
      <Fields>
        <TextField
          label={t('calculator.amount')}
          isFigure
          size="large"
          value={typed}
          maxLength={24}
          prefix={<span aria-hidden="true">{YUAN}</span>}
          error={parsed.problem && parsed.problem !== 'empty' ? t('calculator.error') : undefined}
          hint={describe(t, { amount: parsed.amount, bonus, terms })}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Result>
          <span>{t('calculator.bonus')}</span>
          <output data-testid="calculator-bonus">
            <Money size="headline" text={formatYuan(bonus)} />
          </output>
        </Result>
        <Button
          variant="secondary"
          disabled={parsed.text === undefined}
          onClick={() => navigate(`/mine/savemoney?amount=${parsed.text ?? ''}`)}
        >
          {t('calculator.deposit')}
        </Button>
      </Fields>
    </Panel>
  );
}

const YUAN = '¥';

interface Calculation {
  readonly amount: bigint | undefined;
  readonly bonus: bigint;
  readonly terms: ActivityReward;
}

function describe(t: ActivityT, { amount, bonus, terms }: Calculation): string {
  if (amount === undefined) return '';
  if (amount < (parseMinor(terms.target) ?? 0n)) return t('calculator.below', { min: formatCny(terms.target) });
  return bonus === parseMinor(terms.amount) ? t('calculator.capped', { max: formatCny(terms.amount) }) : '';
}

/** Height of a label: the result and the button are in one line with the field below its label. */
const LABEL_HEIGHT = '1.65rem';

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 18rem) minmax(0, 1fr) max-content;
  align-items: start;
  gap: ${token('space.3')} ${token('space.6')};
  > button {
    margin-top: ${LABEL_HEIGHT};
  }
  @media (max-width: 40rem) {
    grid-template-columns: minmax(0, 1fr);
    > button {
      margin-top: 0;
      justify-self: start;
    }
  }
`;

const Result = styled.p`
  display: grid;
  > span {
    height: ${LABEL_HEIGHT};
    color: ${token('color.text.secondary')};
    font-size: ${token('font.size.caption')};
  }
`;
