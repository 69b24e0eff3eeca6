import {
  type DialogProps,
  memberPaths,
  sessionActions,
  useAppDispatch,
  useIsPathHidden,
  useServices,
  useT,
} from '@pavilion/site-contract';
import { Button, Money, Skeleton, token } from '@pavilion/ui-kit';
import { Dialog } from '@pavilion/ui-kit/dialog';
import { formatCny } from '@pavilion/wallet';
import { useRef } from 'react';
import styled from 'styled-components';
import { memberMessages } from '../messages/memberMessages.ts';
import { Figures, NetFigure } from '../playSession/PlayFigures.tsx';
import { confirmRealityCheck } from '../playSession/playSession.ts';
import { usePlayTotals } from '../playSession/usePlayTotals.ts';
import { useStayText } from '../playSession/useStayText.ts';

/**
 * Reality check (ruling L1): how long the member has been playing, with the stakes and the net result of that time. It closes
 * only by one of its buttons.
 */
export function RealityCheck({ request: { startedAt }, close }: DialogProps<'realityCheck'>) {
  const t = useT(memberMessages);
  const format = useStayText();
  const dispatch = useAppDispatch();
  const { clock, session, store, navigate } = useServices();
  const isHidden = useIsPathHidden();
  const continueButton = useRef<HTMLButtonElement>(null);
  const confirm = (next?: () => void) => {
    confirmRealityCheck(store, { userId: session.getState().userId ?? '', now: clock.now() });
    close();
    next?.();
  };
  return (
    <Dialog
      isOpen
      role="alertdialog"
      size="small"
      dismissal="none"
      title={t('play.check.title')}
      initialFocus={continueButton}
      onClose={close}
      actions={
        <>
          <Button onClick={() => confirm(() => dispatch(sessionActions.logoutRequested()))}>
            {t('play.check.leave')}
          </Button>
          {!isHidden(memberPaths.bet_record) && (
            <Button onClick={() => confirm(() => navigate(memberPaths.bet_record))}>{t('play.check.record')}</Button>
          )}
          <Button ref={continueButton} variant="primary" onClick={() => confirm()}>
            {t('play.check.continue')}
          </Button>
        </>
      }
    >
      <Lead>{t('play.check.lead', { time: format(clock.now() - startedAt) })}</Lead>
      <PlayedFigures startedAt={startedAt} />
      <Note>{t('play.check.note')}</Note>
    </Dialog>
  );
}

function PlayedFigures({ startedAt }: { readonly startedAt: number }) {
  const t = useT(memberMessages);
  const play = usePlayTotals(startedAt);
  const { totals, hasFailed } = play;
  const pending = hasFailed ? t('play.unknown') : <Skeleton width="5rem" />;
  return (
    <Box>
      <dt>{t('play.check.bets')}</dt>
      <dd>{totals ? t('play.count', { count: totals.count }) : pending}</dd>
      <dt>{t('play.check.stake')}</dt>
      <dd>{totals ? <Money text={formatCny(totals.stake, { symbol: false, decimals: 'always' })} /> : pending}</dd>
      <dt>{t('play.check.net')}</dt>
      <dd>
        <NetFigure play={play} />
      </dd>
    </Box>
  );
}

const Lead = styled.p`
  margin: 0 0 ${token('space.4')};
`;

const Box = styled(Figures)`
  padding: ${token('space.4')};
  border-radius: ${token('radius.panel')};
  background: ${token('color.surface.sunken')};
`;

const Note = styled.p`
  margin: ${token('space.3')} 0 0;
  color: ${token('color.text.muted')};
  font-size: ${token('font.size.caption')};
`;
