import { Button, token } from '@pavilion/ui-kit';
import { type RecordsState } from '@pavilion/wallet/cashier';
import styled from 'styled-components';
import { useWalletT } from '../messages/walletMessages.ts';

/** Props of {@link RecordFoot}. */
export interface RecordFootProps {
  readonly state: Extract<RecordsState, { readonly page: unknown }>;
  readonly onMore: () => void;
}

/** How many records are on view, whether they are old, and the button that reads on where scrolling does not. */
export function RecordFoot({ state, onMore }: RecordFootProps) {
  const t = useWalletT();
  const { page, isWhole } = state;
  const isStale = state.step === 'ready' && state.failure !== undefined;
  const isMissing = state.step === 'ready' && state.moreFailure !== undefined;
  return (
    <Foot>
      <span role="status">{isStale ? t('records.stale') : isMissing ? t('records.moreFailed') : ''}</span>
      <span data-testid="records-shown">
        {isWhole
          ? t('records.allShown', { count: page.list.length })
          : t('records.shown', { count: page.list.length, total: page.total })}
      </span>
      {!isWhole && (
        <Button size="small" isBusy={state.step === 'growing'} onClick={onMore}>
          {t('records.more')}
        </Button>
      )}
    </Foot>
  );
}

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space.2')} ${token('space.4')};
  min-height: ${token('density.control')};
  padding: ${token('space.2')} ${token('space.3')};
  border-top: 1px solid ${token('color.line.hairline')};
  color: ${token('color.text.secondary')};
  font-size: ${token('font.size.caption')};
  font-variant-numeric: tabular-nums;
  > [role='status'] {
    margin-inline-end: auto;
  }
`;
