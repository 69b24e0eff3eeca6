import { findPayoutCapUsd, PAYOUT_CAPS_USD } from '@pavilion/domain-sports';
import { useServices, useT } from '@pavilion/site-contract';
import { FigureTable, token } from '@pavilion/ui-kit';
import { formatCny } from '@pavilion/wallet';
import styled from 'styled-components';
import { belowMessages } from '../messages/belowMessages.ts';

/** Payout caps of §1 in US cents. */
const caps = [
  ['football', findPayoutCapUsd([{ gameType: 'FT' }]) ?? 0n],
  ['second', findPayoutCapUsd([{ gameType: 'TN' }]) ?? 0n],
  ['other', PAYOUT_CAPS_USD.otherSport],
  ['new', PAYOUT_CAPS_USD.newHandicap],
  ['casino', PAYOUT_CAPS_USD.casinoBet],
] as const;

/** Rules of the operator: one price, verifiable settlement, records, and payout caps (SLP-12). */
export function OperatorRules() {
  const t = useT(belowMessages);
  const { recordYears, disputeDays } = useServices().brand.jurisdiction;
  return (
    <section aria-labelledby="house-title">
      <Title id="house-title">{t('house.title')}</Title>
      <Columns>
        <DetailList>
          <dt>{t('house.price.title')}</dt>
          <dd>{t('house.price.text')}</dd>
          <dt>{t('house.settle.title')}</dt>
          <dd>{t('house.settle.text')}</dd>
          <dt>{t('house.record.title')}</dt>
          <dd>{t('house.record.text', { years: recordYears, days: disputeDays })}</dd>
        </DetailList>
        <Caps>
          <caption>{t('house.caps')}</caption>
          <tbody>
            {caps.map(([key, amount]) => (
              <tr key={key}>
                <th scope="row">{t(`house.caps.${key}`)}</th>
                <td>{formatCny(amount, { symbol: false })}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <td colSpan={2}>{t('house.caps.note')}</td>
            </tr>
          </tfoot>
        </Caps>
      </Columns>
    </section>
  );
}

const Title = styled.h2`
  margin-bottom: ${token('space.3')};
  font-size: ${token('font.size.title')};
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(18rem, 100%), 1fr));
  gap: ${token('space.12')};
  padding-top: ${token('space.5')};
  border-top: 1px solid ${token('color.line.strong')};
`;

const DetailList = styled.dl`
  > dt {
    font-weight: ${token('font.weight.strong')};
  }
  > dd {
    max-width: 36rem;
    margin-bottom: ${token('space.5')};
    color: ${token('color.text.secondary')};
    text-wrap: balance;
  }
`;

const Caps = styled(FigureTable)`
  align-self: start;
`;
