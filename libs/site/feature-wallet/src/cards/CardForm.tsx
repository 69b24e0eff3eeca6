import { Button, Panel, PanelHead, TextField } from '@pavilion/ui-kit';
import type { CardKind } from '@pavilion/wallet/cashier';
import { useWalletT } from '../messages/walletMessages.ts';
import { LazySelect } from '../fields/LazySelect.tsx';
import { Caption, Form } from '../parts/walletStyles.ts';
import { getHolderKey } from './getHolderKey.ts';
import type { ReadyCards } from './readyCards.ts';
import { useCardForm, type CardFormState } from './useCardForm.ts';

/** Props of {@link CardForm}. */
export interface CardFormProps {
  readonly kind: CardKind;
  readonly state: ReadyCards;
}

/** Form for a saved account of one kind. The owner has to be the member; a coin address has no owner. */
export function CardForm({ kind, state }: CardFormProps) {
  const t = useWalletT();
  const capacity = state.facts.addable.kinds.find((known) => known.kind === kind);
  const form = useCardForm(kind, state);
  return (
    <Panel>
      <PanelHead>
        <h2>{t(`cards.add.${kind}`)}</h2>
        <Caption>{t('cards.left', { count: capacity?.left ?? 0 })}</Caption>
      </PanelHead>
      {capacity && capacity.left > 0 && (
        <Form
          noValidate
          aria-label={t(`cards.add.${kind}`)}
          onSubmit={(event) => {
            event.preventDefault();
            if (state.step === 'ready') form.submit();
          }}
        >
          <CardInputs kind={kind} form={form} issuers={capacity.issuers} realName={state.facts.addable.realName} />
          <Button type="submit" variant="primary" size="large" isWide isBusy={state.step === 'adding'}>
            {t('cards.submit')}
          </Button>
        </Form>
      )}
    </Panel>
  );
}

interface CardInputsProps extends Pick<CardFormProps, 'kind'> {
  readonly form: CardFormState;
  readonly issuers: readonly { readonly code: string; readonly name: string }[];
  /** Real name of the member, who has to be the owner. */
  readonly realName: string;
}

function CardInputs({ kind, form: { fields, change, errors }, issuers, realName }: CardInputsProps) {
  const t = useWalletT();
  return (
    <>
      {issuers.length > 1 && (
        <LazySelect
          label={t(kind === 'coin' ? 'pay.chain' : 'cards.bank')}
          placeholder={t('cards.choose')}
          value={fields.issuer}
          onChange={(issuer) => change({ issuer })}
          error={errors.issuer}
          options={issuers.map(({ code, name }) => ({ value: code, label: name }))}
        />
      )}
      <TextField
        label={t(`cards.number.${kind}`)}
        value={fields.number}
        onChange={(event) => change({ number: event.target.value })}
        isSecret
        autoComplete="off"
        spellCheck={false}
        inputMode={kind === 'bank' ? 'numeric' : undefined}
        maxLength={128}
        error={errors.number}
      />
      {kind === 'bank' && (
        <TextField
          label={t('cards.branch')}
          value={fields.branch}
          onChange={(event) => change({ branch: event.target.value })}
          maxLength={64}
        />
      )}
      {kind !== 'coin' && (
        <TextField
          label={t(`cards.holder.${getHolderKey(kind)}`)}
          value={fields.holder}
          onChange={(event) => change({ holder: event.target.value })}
          autoComplete="name"
          maxLength={64}
          hint={t('withdraw.nameHint', { name: realName })}
          error={errors.holder}
        />
      )}
    </>
  );
}
