import { parseMinor } from '@pavilion/kernel';
import { toastActions, useAppDispatch } from '@pavilion/site-contract';
import { formatInstant } from '@pavilion/site-contract/time';
import type { DepositLimit } from '@pavilion/site-money';
import { Button, Meter, Panel, PanelHead, VisuallyHidden } from '@pavilion/ui-kit';
import { formatYuan } from '@pavilion/wallet';
import { useState } from 'react';
import { useWriteAction } from '../parts/useWriteAction.ts';
import { BarLine, LeftAmount, LimitGrid, LimitItem, PanelLead, PendingChange } from './limitStyles.ts';
import { LimitDialog } from './LimitDialog.tsx';
import { useLimitT } from './messages/limitMessages.ts';

/** Props of {@link DepositLimits}. */
export interface DepositLimitsProps {
  readonly limits: readonly DepositLimit[];
}

/** Formats date and minute, such as `11-27 14:30`. */
const formatMinute = (at: number) => formatInstant(at).slice(5, 16);

/** Deposit limits with what is left of them, and their pending changes. */
export function DepositLimits({ limits }: DepositLimitsProps) {
  const t = useLimitT();
  const [edited, setEdited] = useState<DepositLimit>();
  return (
    <Panel>
      <PanelHead>
        <h2>{t('deposit.title')}</h2>
      </PanelHead>
      <PanelLead>{t('deposit.lead')}</PanelLead>
      <LimitGrid>
        {limits.map((limit) => (
          <LimitRow key={limit.period} limit={limit} onEdit={() => setEdited(limit)} />
        ))}
      </LimitGrid>
      {edited && <LimitDialog limit={edited} onClose={() => setEdited(undefined)} />}
    </Panel>
  );
}

/** Props of {@link LimitRow}. */
interface LimitRowProps {
  readonly limit: DepositLimit;
  readonly onEdit: () => void;
}

function LimitRow({ limit, onEdit }: LimitRowProps) {
  const t = useLimitT();
  const { period, amount, used, left, resetsAt, pending } = limit;
  const name = t(`deposit.${period}`);
  const action = t(amount === '' ? 'deposit.set' : 'deposit.change');
  const figures =
    amount === ''
      ? t('deposit.used', { used: formatYuan(used) })
      : t('deposit.usedOf', { used: formatYuan(used), limit: formatYuan(amount) });
  return (
    <LimitItem>
      <header>
        <h3>{name}</h3>
        <Button size="small" onClick={onEdit}>
          <span aria-hidden="true">{action}</span>
          <VisuallyHidden>{t('deposit.nameOf', { action, period: name })}</VisuallyHidden>
        </Button>
      </header>
      <LeftAmount>
        {amount === '' ? (
          t('deposit.none')
        ) : (
          <>
            {t('deposit.left')} <strong>{formatYuan(left)}</strong>
          </>
        )}
      </LeftAmount>
      <BarLine>{amount !== '' && <Meter label={figures} value={toNumber(used)} max={toNumber(amount)} />}</BarLine>
      <small>
        {figures}
        <br />
        {t('deposit.resets', { time: formatMinute(resetsAt) })}
      </small>
      {pending && <Pending period={period} change={pending} />}
    </LimitItem>
  );
}

/** Converts an amount for the length of a bar. */
const toNumber = (amount: string) => Number(parseMinor(amount) ?? 0n);

/** Props of {@link Pending}. */
interface PendingProps {
  readonly period: DepositLimit['period'];
  readonly change: NonNullable<DepositLimit['pending']>;
}

function Pending({ period, change: { amount, appliesAt } }: PendingProps) {
  const t = useLimitT();
  const dispatch = useAppDispatch();
  const { run, isSending } = useWriteAction('limits.cancelChange');
  const time = formatMinute(appliesAt);
  const cancel = async () => {
    if (await run({ period })) dispatch(toastActions.shown({ kind: 'success', text: t('pending.cancelled') }));
  };
  return (
    <PendingChange>
      {amount === '' ? t('pending.removed', { time }) : t('pending.raised', { time, amount: formatYuan(amount) })}
      <Button size="small" isBusy={isSending} onClick={() => void cancel()}>
        <span aria-hidden="true">{t('pending.cancel')}</span>
        <VisuallyHidden>{t('pending.cancelOf', { period: t(`deposit.${period}`) })}</VisuallyHidden>
      </Button>
    </PendingChange>
  );
}
