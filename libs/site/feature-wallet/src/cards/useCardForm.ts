import { useAppDispatch } from '@pavilion/site-contract';
import { cardsActions, type CardKind } from '@pavilion/wallet/cashier';
import { useState } from 'react';
import { useWalletT } from '../messages/walletMessages.ts';
import { useOnTrue } from '../parts/useOnTrue.ts';
import { getHolderKey } from './getHolderKey.ts';
import type { ReadyCards } from './readyCards.ts';

/** Values of the form. The full account number is held only here. */
export interface CardFields {
  readonly issuer: string | null;
  readonly number: string;
  readonly branch: string;
  readonly holder: string;
}

/** Values, errors and submission of the form for a new account. */
export interface CardFormState {
  readonly fields: CardFields;
  readonly change: (part: Partial<CardFields>) => void;
  readonly errors: Partial<Readonly<Record<keyof CardFields, string>>>;
  readonly submit: () => void;
}

const empty: CardFields = { issuer: null, number: '', branch: '', holder: '' };

/** Finds the issuer of a kind that has exactly one. */
function findOnlyIssuer(kind: CardKind, { addable }: ReadyCards['facts']): string | undefined {
  const issuers = addable.kinds.find((known) => known.kind === kind)?.issuers ?? [];
  return issuers.length === 1 ? issuers[0]?.code : undefined;
}

/** Returns the form of a new account. It is cleared after saving; a refusal keeps all fields. */
export function useCardForm(kind: CardKind, { step, facts, ...state }: ReadyCards): CardFormState {
  const t = useWalletT();
  const dispatch = useAppDispatch();
  const [fields, setFields] = useState(empty);
  const [hasSubmitted, setSubmitted] = useState(false);
  const isAdded = step === 'ready' && 'added' in state && state.added !== undefined;
  useOnTrue(isAdded, () => {
    setFields(empty);
    setSubmitted(false);
  });
  const issuer = findOnlyIssuer(kind, facts) ?? fields.issuer ?? undefined;
  const errors: CardFormState['errors'] = {
    ...(issuer === undefined && { issuer: t('cards.issuerRequired') }),
    ...(fields.number.trim() === '' && { number: t(`cards.numberRequired.${kind}`) }),
    ...(kind !== 'coin' &&
      fields.holder.trim() === '' && {
        holder: t(`cards.holderRequired.${getHolderKey(kind)}`),
      }),
  };
  return {
    fields,
    change: (part) => setFields((before) => ({ ...before, ...part })),
    errors: hasSubmitted ? errors : {},
    submit: () => {
      setSubmitted(true);
      if (issuer === undefined || Object.keys(errors).length > 0) return;
      dispatch(
        cardsActions.addRequested({
          kind,
          issuer,
          number: fields.number.trim(),
          ...(kind === 'bank' && fields.branch.trim() !== '' && { branch: fields.branch.trim() }),
          ...(kind !== 'coin' && { holder: fields.holder.trim() }),
        }),
      );
    },
  };
}
