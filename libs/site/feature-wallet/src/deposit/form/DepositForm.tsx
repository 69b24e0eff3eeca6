import { Tag } from '@pavilion/ui-kit';
import { formatCny } from '@pavilion/wallet';
import { MethodTiles } from '../../frame/MethodTiles.tsx';
import { useWalletT } from '../../messages/walletMessages.ts';
import type { DepositOptions, PaymentType } from './depositOptions.ts';
import { Layout } from './depositStyles.ts';
import { MethodForm } from './MethodForm.tsx';

/** Props of {@link DepositForm}. */
export interface DepositFormProps extends Pick<DepositOptions, 'types' | 'customer'> {
  /** Chosen method. */
  readonly type: PaymentType | undefined;
  readonly onChange: (payType: string) => void;
}

/** Choice of payment method and amount. A change of the method keeps the typed amount. */
export function DepositForm({ types, type, customer, onChange }: DepositFormProps) {
  const t = useWalletT();
  const tiles = types.map((known) => ({
    value: known.payType,
    kind: known.kind,
    name: known.name,
    note: <TileNote type={known} />,
  }));
  return (
    <Layout>
      <MethodTiles label={t('deposit.way')} tiles={tiles} value={type?.payType} onChange={onChange} />
      {type ? <MethodForm type={type} customer={customer} /> : <p>{t('deposit.noWays')}</p>}
    </Layout>
  );
}

function TileNote({ type: { min, feeRate, discountRate } }: { readonly type: PaymentType }) {
  const t = useWalletT();
  if (discountRate !== '0') return <Tag tone="accent">{t('deposit.gives', { rate: discountRate })}</Tag>;
  const fee = feeRate === '0' ? t('deposit.free') : `${t('deposit.fee')} ${feeRate}%`;
  return `${t('cashier.from', { amount: formatCny(min) })} · ${fee}`;
}
