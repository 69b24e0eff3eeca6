import { token } from '@pavilion/ui-kit';
import styled from 'styled-components';

/** Kinds of payment methods and saved accounts that have a drawing. */
export type MethodKind = 'transfer' | 'bank' | 'qr' | 'alipay' | 'coin' | 'huiwang';

const BANK = 'M3.5 9.5 12 5l8.5 4.5zM5.5 12v5M10 12v5M14 12v5M18.5 12v5M4 19.5h16';
const SCAN =
  'M4 8V5.5A1.5 1.5 0 0 1 5.5 4H8M16 4h2.5A1.5 1.5 0 0 1 20 5.5V8M20 16v2.5a1.5 1.5 0 0 1-1.5 1.5H16M8 20H5.5A1.5 1.5 0 0 1 4 18.5V16M8 8h3v3H8zM13.5 8h2.5M13.5 11H16M8 13.5h2.5V16H8M13.5 13.5v2.5H16';

/** Own line drawings on a 24 × 24 grid: no trademark of a bank or payment company. */
const drawings: Readonly<Record<MethodKind, string>> = {
  transfer: BANK,
  bank: BANK,
  qr: SCAN,
  alipay: SCAN,
  coin: 'M12 3.5 19.5 8v8L12 20.5 4.5 16V8zM8.5 9.5h7M12 9.5V16',
  huiwang: 'M9.5 7.5a4.5 4.5 0 1 0 0 9a4.5 4.5 0 1 0 0-9M14.5 7.5a4.5 4.5 0 1 0 0 9a4.5 4.5 0 1 0 0-9',
};

/** Drawing of a payment method. Its name is next to it, so it is hidden from screen readers. */
export function MethodLogo({ kind }: { readonly kind: MethodKind }) {
  return (
    <Ground data-kind={kind} aria-hidden="true" viewBox="-6 -6 36 36">
      <path d={drawings[kind]} />
    </Ground>
  );
}

const Ground = styled.svg`
  flex: none;
  width: 2.25rem;
  height: 2.25rem;
  border-radius: ${token('radius.control')};
  background: ${token('color.status.info')};
  fill: none;
  stroke: ${token('color.surface.panel')};
  stroke-width: 1.75;
  stroke-linecap: round;
  stroke-linejoin: round;
  &:is([data-kind='qr'], [data-kind='alipay']) {
    background: ${token('color.text.link')};
  }
  &[data-kind='coin'] {
    background: ${token('color.status.success')};
  }
  &[data-kind='huiwang'] {
    background: ${token('color.text.secondary')};
  }
`;
