import { parseMinor } from '@pavilion/kernel';
import { Notice, Panel, PanelHead, TextField, token } from '@pavilion/ui-kit';
import { formatCny, formatYuan } from '@pavilion/wallet';
import { useState } from 'react';
import styled from 'styled-components';
import { usePartnersT } from '../messages/partnerMessages.ts';
import { Columns, Hint, Sums } from '../parts/partnerStyles.ts';
import { computeCommission, type AgentMonth } from './computeCommission.ts';
import { formatRate, VENUE_FEE } from './commissionPlan.ts';

const examples: readonly AgentMonth[] = [
  { players: 3, winLoss: 2_000_000n, bonuses: 150_000n },
  { players: 18, winLoss: 32_000_000n, bonuses: 2_500_000n },
  { players: 120, winLoss: 290_000_000n, bonuses: 21_000_000n },
];

/** Calculator of a commission, and examples computed from the table of levels. */
export function CommissionExamples() {
  const t = usePartnersT();
  return (
    <Panel id="examples">
      <PanelHead>
        <h2>{t('agent.calc.title')}</h2>
        <Hint>{t('agent.calc.hint')}</Hint>
      </PanelHead>
      <Calculator />
      <Heading>{t('agent.examples.title')}</Heading>
      <Cases>
        {examples.map((month, at) => (
          <li key={month.players}>
            <h4>{t('agent.examples.example', { count: at + 1 })}</h4>
            <Sums>
              <dt>{t('agent.calc.players')}</dt>
              <dd>{month.players}</dd>
              <dt>{t('agent.calc.winLoss')}</dt>
              <dd>{formatCny(month.winLoss)}</dd>
              <dt>{t('agent.calc.bonuses')}</dt>
              <dd>{formatCny(-month.bonuses)}</dd>
              <Result month={month} />
            </Sums>
          </li>
        ))}
      </Cases>
    </Panel>
  );
}

/** Largest amount of the calculator, characters. */
const MAX_LENGTH = 15;

const parseCount = (text: string): number | undefined =>
  /^\d{1,7}$/.test(text) && Number(text) <= 1_000_000 ? Number(text) : undefined;

function Calculator() {
  const t = usePartnersT();
  const [fields, setFields] = useState({ players: '18', winLoss: '320000', bonuses: '25000' });
  const [players, winLoss, bonuses] = [
    parseCount(fields.players.trim()),
    parseMinor(fields.winLoss.trim()),
    parseMinor(fields.bonuses.trim()),
  ];
  const isBonusValid = bonuses !== undefined && bonuses >= 0n;
  const bind = (name: keyof typeof fields) => ({
    value: fields[name],
    isFigure: true,
    maxLength: MAX_LENGTH,
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      setFields((former) => ({ ...former, [name]: target.value })),
  });
  return (
    <Columns>
      <Fields>
        <TextField
          label={t('agent.calc.players')}
          {...bind('players')}
          error={players === undefined && t('agent.calc.playersInvalid')}
        />
        <TextField
          label={t('agent.calc.winLoss')}
          hint={t('agent.calc.winLossHint')}
          prefix="¥"
          {...bind('winLoss')}
          error={winLoss === undefined && t('agent.calc.invalid')}
        />
        <TextField
          label={t('agent.calc.bonuses')}
          prefix="¥"
          {...bind('bonuses')}
          error={!isBonusValid && t('agent.calc.invalid')}
        />
      </Fields>
      {players !== undefined && winLoss !== undefined && isBonusValid && (
        <Sums aria-live="polite">
          <Result month={{ players, winLoss, bonuses }} hasNotice />
        </Sums>
      )}
    </Columns>
  );
}

function Result({ month, hasNotice = false }: { readonly month: AgentMonth; readonly hasNotice?: boolean }) {
  const t = usePartnersT();
  const { fee, net, level, commission } = computeCommission(month);
  return (
    <>
      <dt>{t('agent.calc.fee', { rate: formatRate(VENUE_FEE) })}</dt>
      <dd>{formatCny(-fee)}</dd>
      <dt>{t('agent.calc.net')}</dt>
      <dd>{formatCny(net)}</dd>
      <dt>{t('agent.calc.level')}</dt>
      <dd>{level ? `${t(`agent.level.${level.level}`)} · ${formatRate(level.rate)}` : t('agent.calc.none')}</dd>
      <dt data-total="">{t('agent.calc.commission')}</dt>
      <dd data-total="" data-testid={hasNotice ? 'commission' : undefined}>
        {formatYuan(commission)}
      </dd>
      {hasNotice && net < 0n && (
        <Wide>
          <Notice data-tone="warning">{t('agent.calc.negative')}</Notice>
        </Wide>
      )}
    </>
  );
}

const Fields = styled.div`
  display: grid;
  gap: ${token('space.2')};
`;

const Heading = styled.h3`
  margin: ${token('space.6')} 0 ${token('space.3')};
  font-size: ${token('font.size.price')};
`;

const Cases = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(15rem, 100%), 1fr));
  gap: ${token('space.8')};
  margin: 0;
  padding: 0;
  list-style: none;
  h4 {
    margin-bottom: ${token('space.2')};
  }
`;

const Wide = styled.dd`
  grid-column: 1 / -1;
`;
