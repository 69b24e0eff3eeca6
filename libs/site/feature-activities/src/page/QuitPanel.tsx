import type { ErrorMessageKey } from '@pavilion/api-client';
import { parseMinor } from '@pavilion/kernel';
import { errorMessages, useT } from '@pavilion/site-contract';
import { Button, Notice, Panel, PanelHead, token } from '@pavilion/ui-kit';
import { formatYuan } from '@pavilion/wallet';
import { useState } from 'react';
import styled from 'styled-components';
import { useQuit, type Quit } from '../claim/useQuit.ts';
import type { ActivityInfo } from '../kinds/kindTypes.ts';
import { useActivityT } from '../messages/activityMessages.ts';
import { formatMinute } from '../parts/formatMinute.ts';

/** Quits an activity, after listing with amounts what that gives up (§1). */
export function QuitPanel({ info }: { readonly info: ActivityInfo }) {
  const t = useActivityT();
  const [isConfirmationOpen, setConfirmationOpen] = useState(false);
  const quit = useQuit(info.activityId);
  const { quitTime, quitTerms } = info;
  if (quitTime !== undefined) return <QuitNotice time={quitTime} takenBack={info.takenBack} />;
  if (!quitTerms) return null;
  const isOpen = isConfirmationOpen || quit.state.step !== 'idle';
  const stay = () => {
    quit.dismiss();
    setConfirmationOpen(false);
  };
  return (
    <Panel>
      <Head data-closed={isOpen ? undefined : ''}>
        <h2>{t('quit.title')}</h2>
        {!isOpen && (
          <Button size="small" variant="quiet" onClick={() => setConfirmationOpen(true)}>
            {t('quit.ask')}
          </Button>
        )}
      </Head>
      {isOpen && <Question quit={quit} terms={quitTerms} onStay={stay} />}
    </Panel>
  );
}

interface QuitNoticeProps {
  readonly time: number;
  readonly takenBack: string | undefined;
}

function QuitNotice({ time, takenBack = '' }: QuitNoticeProps) {
  const t = useActivityT();
  const amount = parseMinor(takenBack) ?? 0n;
  return (
    <Notice>
      <div>
        {t('quit.done', { time: formatMinute(time) })}
        {amount > 0n && t('quit.takenBack', { amount: formatYuan(takenBack) })}
      </div>
    </Notice>
  );
}

interface QuestionProps {
  readonly quit: Quit;
  readonly terms: readonly string[];
  readonly onStay: () => void;
}

function Question({ quit, terms, onStay }: QuestionProps) {
  const t = useActivityT();
  return (
    <>
      <p>{t('quit.lost')}</p>
      <Terms data-testid="quit-terms">
        {terms.map((term) => (
          <li key={term}>{term}</li>
        ))}
      </Terms>
      <Outcome state={quit.state} />
      <Actions>
        <Button variant="secondary" disabled={quit.isBusy} onClick={onStay}>
          {t('quit.stay')}
        </Button>
        <Button variant="danger" disabled={quit.isBusy} onClick={quit.send}>
          {t('quit.confirm')}
        </Button>
      </Actions>
    </>
  );
}

/** Notice of a refusal, or of an unknown outcome, which is never shown as failed (I9). */
function Outcome({ state }: Pick<Quit, 'state'>) {
  const t = useActivityT();
  const errorText = useT(errorMessages);
  if (state.step === 'unknown')
    return (
      <Notice role="status" data-tone="warning">
        {t('quit.unknown')}
      </Notice>
    );
  if (state.step !== 'refused') return null;
  const { kind, serverText, messageKey } = state.failure;
  return (
    <Notice role="alert" data-tone="danger">
      {kind === 'absent' ? t('quit.absent') : (serverText ?? errorText(messageKey as ErrorMessageKey))}
    </Notice>
  );
}

const Head = styled(PanelHead)`
  &[data-closed] {
    margin-bottom: 0;
  }
`;

const Terms = styled.ul`
  display: grid;
  gap: ${token('space.1')};
  margin: ${token('space.3')} 0;
  padding-left: ${token('space.5')};
  font-variant-numeric: tabular-nums;
`;

const Actions = styled.div`
  display: flex;
  justify-content: flex-end;
  gap: ${token('space.3')};
  margin-top: ${token('space.4')};
`;
