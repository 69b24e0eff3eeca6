import type { CardKind } from '@pavilion/wallet/cashier';

/** Returns the part of a message key that names the holder: a bank card has a cardholder, any other account a name. */
export const getHolderKey = (kind: CardKind | undefined) => (kind === 'bank' ? 'bank' : 'account');
