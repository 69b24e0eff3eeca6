import type { ResponseOf } from '@pavilion/api-client';
import { selectIsMember, useAppSelector } from '@pavilion/site-contract';
import { formatInstant } from '@pavilion/site-contract/time';
import { useRead } from '@pavilion/site-data';
import { CheckCircleIcon, Notice, Panel, PanelHead, Tag, token } from '@pavilion/ui-kit';
import { useState } from 'react';
import styled from 'styled-components';
import { usePartnersT } from '../messages/partnerMessages.ts';
import { Hint } from '../parts/partnerStyles.ts';
import { ApplicationForm } from './ApplicationForm.tsx';

const tones = { received: 'warning', accepted: 'success', declined: 'neutral' } as const;

type Application = NonNullable<ResponseOf<'partners.application'>['application']>;

/** Application of an agent: the form, or the state of an application that was sent. */
export function AgentApplication() {
  const t = usePartnersT();
  const isMember = useAppSelector(selectIsMember);
  const { data } = useRead('partners.application', isMember ? {} : undefined);
  const [sentNo, setSentNo] = useState<string>();
  const own = getShownApplication(data?.application, sentNo);
  return (
    <Panel id="apply">
      <PanelHead>
        <h2>{t('agent.form.title')}</h2>
        {own && <Tag tone={tones[own.state]}>{t(`agent.state.${own.state}`)}</Tag>}
      </PanelHead>
      {own && <OwnApplication application={own} />}
      {sentNo !== undefined && !own && <SentApplication no={sentNo} />}
      {sentNo === undefined && mayApply(own) && <NewApplication isMember={isMember} onSent={setSentNo} />}
    </Panel>
  );
}

/** Returns the application that was read, unless another one was sent after it. */
const getShownApplication = (read: Application | undefined, sentNo: string | undefined): Application | undefined =>
  sentNo === undefined || read?.applicationNo === sentNo ? read : undefined;

const mayApply = (own: Application | undefined): boolean => !own || own.state === 'declined';

function OwnApplication({ application: { state, applicationNo, createTime } }: { readonly application: Application }) {
  const t = usePartnersT();
  return (
    <Notice role="status" data-tone={state === 'accepted' ? 'success' : undefined}>
      {t(`agent.state.text.${state}`, { no: applicationNo, time: formatInstant(createTime) })}
    </Notice>
  );
}

function SentApplication({ no }: { readonly no: string }) {
  const t = usePartnersT();
  return (
    <Sent role="status">
      <CheckCircleIcon />
      <strong>{t('agent.sent.title')}</strong>
      <p>{t('agent.sent.text', { no })}</p>
    </Sent>
  );
}

interface NewApplicationProps {
  readonly isMember: boolean;
  readonly onSent: (no: string) => void;
}

function NewApplication({ isMember, onSent }: NewApplicationProps) {
  const t = usePartnersT();
  return (
    <>
      <Hint>
        {t('agent.form.lead')} {!isMember && t('agent.form.guest')}
      </Hint>
      <ApplicationForm onSent={onSent} />
    </>
  );
}

const Sent = styled.div`
  display: grid;
  justify-items: center;
  gap: ${token('space.2')};
  padding: ${token('space.8')};
  text-align: center;
  > svg {
    color: ${token('color.status.success')};
    font-size: ${token('font.size.display')};
  }
`;
