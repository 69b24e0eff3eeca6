import { formatInstant } from '@pavilion/site-contract/time';
import { Button, Notice, Skeleton, token } from '@pavilion/ui-kit';
import styled from 'styled-components';
import { useWalletT } from '../../messages/walletMessages.ts';
import { CopyButton } from '../../parts/CopyButton.tsx';
import type { SignalCode } from './useSignalCode.ts';

/** Code that the player enters as remark of the bank transfer. Without it the order shows one later. */
export function TransferCode({ code: { data, hasFailed, reload } }: { readonly code: SignalCode }) {
  const t = useWalletT();
  if (hasFailed)
    return (
      <Notice role="status" data-tone="warning">
        <span>{t('deposit.codeFailed')}</span>
        <Button size="small" onClick={reload}>
          {t('retry')}
        </Button>
      </Notice>
    );
  return (
    <Notice>
      <Hint>
        <strong>{t('deposit.code')}</strong>
        <p>{t('deposit.codeHint', { time: formatInstant(data?.expiresAt) })}</p>
      </Hint>
      <Code>
        {data ? (
          <>
            <output data-testid="transfer-code">{data.signalCode}</output>
            <CopyButton text={data.signalCode} name={t('deposit.code')} />
          </>
        ) : (
          <Skeleton width="8rem" height="1.25rem" />
        )}
      </Code>
    </Notice>
  );
}

/** A line of its own, so that the code does not move when the time is known. */
const Hint = styled.div`
  flex: 1 1 100%;
  > p {
    color: ${token('color.text.secondary')};
    font-size: ${token('font.size.caption')};
  }
`;

const Code = styled.span`
  display: flex;
  align-items: center;
  min-height: ${token('density.control')};
  gap: ${token('space.1')};
  font-family: ${token('font.family.figure')};
  font-size: ${token('font.size.title')};
  font-weight: ${token('font.weight.strong')};
  letter-spacing: 0.06em;
`;
