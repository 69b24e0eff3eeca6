import { useCopyText } from '@pavilion/site-contract';
import { useWrite } from '@pavilion/site-data';
import { Button, Notice, Panel, PanelHead, TextField, token } from '@pavilion/ui-kit';
import { useState } from 'react';
import styled from 'styled-components';
import type { Activity, ActivityInfo } from '../kinds/kindTypes.ts';
import { useActivityT } from '../messages/activityMessages.ts';
import { formatMinute } from '../parts/formatMinute.ts';
import { buildDrawRecord } from './buildDrawRecord.ts';
import { verifyDraw, type DrawProof } from './verifyDraw.ts';

type Claim = ActivityInfo['claims'][number];
type Seeds = NonNullable<NonNullable<ActivityInfo['draw']>['seeds']>;

/** Props of {@link FairDraws}. */
export interface FairDrawsProps {
  readonly activity: Activity;
  readonly info: ActivityInfo;
  readonly seeds: Seeds;
}

const CLIENT_SEED = /^[\w-]{1,32}$/;

/** Seeds of the draws: the commitment before a draw, a new client seed, and the check of each former draw. */
export function FairDraws({ activity, info, seeds }: FairDrawsProps) {
  const t = useActivityT();
  const draws = info.claims.filter(({ proof }) => proof !== undefined);
  return (
    <Panel>
      <PanelHead>
        <h2>{t('fair.title')}</h2>
      </PanelHead>
      {activity.note !== undefined && <Note>{activity.note}</Note>}
      <Facts>
        <dt>{t('fair.hash')}</dt>
        <dd data-testid="seed-hash">{seeds.hash}</dd>
        <dt>{t('fair.clientSeed')}</dt>
        <dd>{seeds.clientSeed}</dd>
        <dt>{t('fair.nonce')}</dt>
        <dd>{seeds.nonce}</dd>
      </Facts>
      <SeedForm key={seeds.no} activityId={activity.activityId} />
      {draws.length > 0 && (
        <Draws>
          {draws.map((claim) => (
            <DrawRow key={claim.claimId} claim={claim} activity={activity} />
          ))}
        </Draws>
      )}
    </Panel>
  );
}

/** Reveals the server seed of the former draws and begins a new pair with the member's own client seed. */
function SeedForm({ activityId }: { readonly activityId: string }) {
  const t = useActivityT();
  const [clientSeed, setClientSeed] = useState('');
  const { send, isSending, failure } = useWrite('promotions.rotateSeed');
  const isValid = CLIENT_SEED.test(clientSeed);
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        if (isValid && !isSending) void send({ activityId, clientSeed });
      }}
    >
      <TextField
        label={t('fair.newSeed')}
        value={clientSeed}
        maxLength={32}
        error={clientSeed !== '' && !isValid ? t('fair.seedError') : undefined}
        hint={t('fair.newSeedHint')}
        onChange={(event) => setClientSeed(event.target.value)}
      />
      <Button type="submit" disabled={!isValid || isSending}>
        {t('fair.rotate')}
      </Button>
      {failure && (
        <Notice role="alert" data-tone="danger">
          {failure.serverText ?? t('fair.failed')}
        </Notice>
      )}
    </Form>
  );
}

const isRevealed = (proof: DrawProof): proof is Required<DrawProof> => proof.serverSeed !== undefined;

function DrawRow({ claim, activity }: { readonly claim: Claim; readonly activity: Activity }) {
  const t = useActivityT();
  const [verdict, setVerdict] = useState<'right' | 'wrong'>();
  const { proof, name, rewardId, createTime } = claim;
  if (!proof) return null;
  const check = async (revealed: Required<DrawProof>) => {
    const result = await verifyDraw(revealed, activity.rewards);
    setVerdict(result.isCommitted && result.rewardId === rewardId ? 'right' : 'wrong');
  };
  return (
    <li>
      <div>
        <strong>{name}</strong>
        <small>
          {formatMinute(createTime)} · {t('fair.draw', { no: proof.no, nonce: proof.nonce })}
        </small>
      </div>
      {isRevealed(proof) ? (
        <Actions>
          {verdict && <span data-verdict={verdict}>{t(`fair.${verdict}`)}</span>}
          <Button size="small" variant="secondary" onClick={() => void check(proof)}>
            {t('fair.check')}
          </Button>
          <CopyRecord record={buildDrawRecord(proof, claim, activity.rewards)} />
        </Actions>
      ) : (
        <small>{t('fair.hidden')}</small>
      )}
    </li>
  );
}

/** Copies the record of a draw; a toast shows whether the browser allowed it. */
function CopyRecord({ record }: { readonly record: string }) {
  const t = useActivityT();
  const copyText = useCopyText({ copied: t('fair.copied'), failed: t('fair.notCopied') });
  return (
    <Button size="small" variant="quiet" onClick={() => void copyText(record)}>
      {t('fair.copy')}
    </Button>
  );
}

const Note = styled.p`
  margin-bottom: ${token('space.4')};
  color: ${token('color.text.secondary')};
`;

const Facts = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${token('space.2')} ${token('space.4')};
  margin: 0 0 ${token('space.4')};
  font-size: ${token('font.size.caption')};
  dt {
    color: ${token('color.text.muted')};
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
    font-variant-numeric: tabular-nums;
  }
`;

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 20rem) max-content;
  align-items: start;
  gap: ${token('space.3')};
  > button {
    margin-top: 1.65rem;
  }
  > :nth-child(3) {
    grid-column: 1 / -1;
  }
`;

const Draws = styled.ul`
  margin: ${token('space.4')} 0 0;
  padding: 0;
  list-style: none;
  font-variant-numeric: tabular-nums;
  > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${token('space.2')} ${token('space.4')};
    min-height: 3.25rem;
    padding: ${token('space.2')} 0;
    border-top: 1px solid ${token('color.line.hairline')};
  }
  > li > div:first-child {
    display: grid;
  }
  small {
    color: ${token('color.text.muted')};
  }
`;

const Actions = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('space.2')};
  [data-verdict='right'] {
    color: ${token('color.text.success')};
  }
  [data-verdict='wrong'] {
    color: ${token('color.text.danger')};
  }
`;
