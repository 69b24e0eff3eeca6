import { preparePassword } from '@pavilion/api-client';
import { md5Hex } from '@pavilion/api-client/md5';
import { useAppDispatch, useAppSelector } from '@pavilion/site-contract';
import { isInProgress, parseAmount, withdrawal, type SavedAccount } from '@pavilion/wallet/cashier';
import { useState } from 'react';
import { getHolderKey } from '../cards/getHolderKey.ts';
import { useWalletT } from '../messages/walletMessages.ts';
import { getAmountError } from '../fields/getAmountError.ts';
import { useFailureText } from '../reading/useFailureText.ts';
import { useOnTrue } from '../parts/useOnTrue.ts';
import { selectWithdrawal } from '../state/walletState.ts';
import { findFieldForReason, type WithdrawField } from './findFieldForReason.ts';
import type { WithdrawOptions, WithdrawRule } from './withdrawOptions.ts';
import { computeWithdrawal, type WithdrawSum } from './computeWithdrawal.ts';

/** Values of the form. Name and password are sent with the order and never stored. */
export interface WithdrawFields {
  readonly cardId: string | null;
  readonly amount: string;
  readonly name: string;
  readonly password: string;
}

/** Values, errors, fee and submission of the withdrawal form. */
export interface WithdrawFormState {
  readonly fields: WithdrawFields;
  readonly change: (part: Partial<WithdrawFields>) => void;
  readonly errors: Partial<Readonly<Record<WithdrawField, string>>>;
  readonly card: SavedAccount | undefined;
  readonly rule: WithdrawRule | undefined;
  readonly sum: WithdrawSum | undefined;
  readonly isBusy: boolean;
  readonly submit: () => void;
}

/** Returns the withdrawal form. A refusal clears only the password and is shown at its field (F-WAL-12). */
export function useWithdrawForm({ info, rules, rate, cards }: WithdrawOptions): WithdrawFormState {
  const t = useWalletT();
  const dispatch = useAppDispatch();
  const state = useAppSelector(selectWithdrawal);
  const refusedText = useRefusedField();
  const [hasSubmitted, setSubmitted] = useState(false);
  const [fields, setFields] = useState<WithdrawFields>({
    cardId: cards[0]?.cardId ?? null,
    amount: '',
    name: '',
    password: '',
  });
  useOnTrue(state.step === 'refused', () => setFields((before) => ({ ...before, password: '' })));
  const card = cards.find(({ cardId }) => cardId === fields.cardId);
  const rule = rules.find(({ kind }) => kind === card?.kind);
  const parsed = parseAmount(fields.amount);
  const isCoin = card?.kind === 'coin';
  const { password, refusal } = preparePassword(fields.password);
  const problems = dropEmpty({
    card: card ? undefined : t('withdraw.cardRequired'),
    amount: getAmountError(parsed, { ...getLimits(rule), balance: info.withdrawable }, t),
    name: isCoin || fields.name.trim() !== '' ? undefined : t(`cards.holderRequired.${getHolderKey(card?.kind)}`),
    password: refusal && t(`withdraw.${refusal}`),
  });
  const submit = () => {
    setSubmitted(true);
    if (!card || Object.keys(problems).length > 0 || parsed.problem !== undefined || password === undefined) return;
    dispatch(
      withdrawal.actions.submitRequested({
        draft: { cardId: card.cardId, amount: parsed.text, ...(isCoin && { rate }) },
        secret: {
          secondPassword: md5Hex(password),
          ...(!isCoin && { cardholderName: fields.name.trim() }),
        },
      }),
    );
    setSubmitted(false);
  };
  const change = (part: Partial<WithdrawFields>) => {
    setFields((before) => ({ ...before, ...part }));
    const changed = Object.keys(part).map((key) => (key === 'cardId' ? 'card' : key));
    // The refusal concerns the former value of the field.
    if (changed.some((field) => field in refusedText)) dispatch(withdrawal.actions.dismissed());
  };
  return {
    fields,
    card,
    rule,
    submit,
    change,
    errors: hasSubmitted ? problems : refusedText,
    sum: rule && parsed.amount !== undefined ? computeWithdrawal(parsed.amount, { rule, info, rate }) : undefined,
    isBusy: isInProgress(state),
  };
}

const getLimits = (rule: WithdrawRule | undefined) => ({ min: rule?.min, max: rule?.max });

type Errors = WithdrawFormState['errors'];

const dropEmpty = (errors: Readonly<Record<WithdrawField, string | undefined>>): Errors =>
  Object.fromEntries(Object.entries(errors).filter(([, text]) => text !== undefined));

/** Returns the refusal at its field, with the number of attempts left. */
function useRefusedField(): Errors {
  const t = useWalletT();
  const failureText = useFailureText();
  const state = useAppSelector(selectWithdrawal);
  if (state.step !== 'refused') return {};
  const { reason, details } = state.failure;
  const field = findFieldForReason(reason);
  if (field === undefined) return {};
  const tries = details?.['triesLeft'];
  const suffix = typeof tries === 'number' ? t('withdraw.triesLeft', { count: tries }) : '';
  return { [field]: `${failureText(state.failure)}${suffix}` };
}
