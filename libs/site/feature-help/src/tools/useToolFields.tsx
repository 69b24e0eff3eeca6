import { normaliseStake, parsePrice, parseStake, PRICE_UNIT, type Price } from '@pavilion/domain-sports';
import type { Minor } from '@pavilion/kernel';
import { TextField } from '@pavilion/ui-kit';
import { useState, type ReactNode } from 'react';
import { useHelpT } from '../messages/helpMessages.ts';

interface PriceField {
  readonly price: Price | undefined;
  readonly field: ReactNode;
}

/** Limits of the field: 0.01 and 1000. */
const [MIN_PRICE, MAX_PRICE] = [PRICE_UNIT / 100, 1_000 * PRICE_UNIT];

function parseToolPrice(typed: string): Price | undefined {
  const price = parsePrice(typed.trim());
  return price !== undefined && price >= MIN_PRICE && price <= MAX_PRICE ? price : undefined;
}

/** A field for Hong Kong odds. */
export function usePriceField(initial: string): PriceField {
  const t = useHelpT();
  const [typed, setTyped] = useState(initial);
  const price = parseToolPrice(typed);
  return {
    price,
    field: (
      <TextField
        label={t('tool.price')}
        isFigure
        value={typed}
        maxLength={8}
        onChange={(event) => setTyped(event.target.value)}
        error={price === undefined && t('tool.price.error')}
      />
    ),
  };
}

interface StakeField {
  readonly stake: Minor | undefined;
  readonly field: ReactNode;
}

/** A field for a stake, which takes what the stake box of the slip takes. */
export function useStakeField(initial: string, label?: string): StakeField {
  const t = useHelpT();
  const [typed, setTyped] = useState(initial);
  const stake = parseStake(typed);
  return {
    stake,
    field: (
      <TextField
        label={label ?? t('tool.stake')}
        isFigure
        prefix={<span aria-hidden="true">¥</span>}
        value={typed}
        onChange={(event) => setTyped((former) => normaliseStake(event.target.value) ?? former)}
        error={stake === undefined && t('tool.stake.error')}
      />
    ),
  };
}
