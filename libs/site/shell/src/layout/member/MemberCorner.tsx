import { memberPaths, SiteLink, useAppSelector, useIsPathHidden, useT } from '@pavilion/site-contract';
import { balances, NO_BODY, useRead, type ReadOptions } from '@pavilion/site-data';
import { ButtonRoot, EyeIcon, EyeOffIcon, IconButton, RefreshIcon, token } from '@pavilion/ui-kit';
import { formatYuan } from '@pavilion/wallet';
import { useState } from 'react';
import styled, { keyframes } from 'styled-components';
import { MEDIUM, PHONE, SMALL_PHONE } from '../nav/headInset.ts';
import { memberMessages } from '../../messages/memberMessages.ts';
import { shellMessages } from '../../messages/shellMessages.ts';
import { InboxBell } from './InboxBell.tsx';
import { MemberMenu } from './MemberMenu.tsx';

const POLLED: ReadOptions = { pollMs: 60_000 };
const PUSHED: ReadOptions = {};

/** Changes are pushed over the chat connection; polling replaces the pushes while it is down. */
const usePolling = (): ReadOptions => (useAppSelector(({ ui }) => ui.hasPushes) ? PUSHED : POLLED);

/** Member controls of the header: balance, deposit, inbox, menu. */
export function MemberCorner() {
  const t = useT(shellMessages);
  const isHidden = useIsPathHidden();
  const polling = usePolling();
  return (
    <>
      <Balance polling={polling} />
      <ButtonRoot as={SiteLink} to={memberPaths.save_money} data-variant="primary">
        {t('nav.save_money')}
      </ButtonRoot>
      {!isHidden(memberPaths.message) && <InboxBell polling={polling} />}
      <MemberMenu />
    </>
  );
}

/** Props of a part that shows data of the member. */
interface PolledProps {
  readonly polling: ReadOptions;
}

function Balance({ polling }: PolledProps) {
  const t = useT(memberMessages);
  const { data, failure, isFetching, refetch } = useRead(balances, NO_BODY, polling);
  const isStale = data !== undefined && failure !== undefined;
  const [isHidden, setHidden] = useState(false);
  return (
    <Money role="group" aria-label={t('header.balance')}>
      <small aria-hidden="true">{t('header.balanceShort')}</small>
      <output
        data-stale={isStale || undefined}
        title={isStale ? t('header.balanceStale') : undefined}
        data-testid="balance"
      >
        {isHidden ? '****' : formatYuan(data?.centerWalletBalance)}
      </output>
      <IconButton size="small" label={t('header.refreshBalance')} aria-busy={isFetching} onClick={refetch}>
        <RefreshIcon />
      </IconButton>
      <IconButton
        size="small"
        label={isHidden ? t('header.showBalance') : t('header.hideBalance')}
        aria-pressed={isHidden}
        onClick={() => setHidden(!isHidden)}
      >
        {isHidden ? <EyeOffIcon /> : <EyeIcon />}
      </IconButton>
    </Money>
  );
}

const rotation = keyframes`to { transform: rotate(1turn); }`;

const Money = styled.div`
  display: flex;
  align-items: center;
  > small {
    margin-right: ${token('space.2')};
    color: ${token('color.text.muted')};
    font-size: ${token('font.size.caption')};
  }
  > output {
    min-width: 6.5rem;
    margin-right: ${token('space.1')};
    font-family: ${token('font.family.figure')};
    font-size: ${token('font.size.price')};
    font-weight: ${token('font.weight.strong')};
    font-variant-numeric: tabular-nums;
    text-align: right;
    white-space: nowrap;
  }
  > output[data-stale] {
    color: ${token('color.text.muted')};
  }
  ${MEDIUM} {
    > small {
      display: none;
    }
  }
  ${PHONE} {
    > small,
    > button {
      display: none;
    }
    min-width: 0;
    > output {
      min-width: 0;
      overflow: hidden;
      text-overflow: ellipsis;
    }
  }
  ${SMALL_PHONE} {
    > output {
      font-size: ${token('font.size.body')};
    }
  }
  > button[aria-busy='true'] > svg {
    animation: ${rotation} 800ms linear infinite;
  }
`;
