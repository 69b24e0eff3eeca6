import { listMissingBindings, securityBindings, type Member } from '@pavilion/site-contract';
import { ButtonRoot, Meter, Tag } from '@pavilion/ui-kit';
import { Link } from 'react-router-dom';
import { useMemberCentreT } from '../messages/memberCentreMessages.ts';
import { Column, Nothing } from './overviewStyles.ts';
import { SummaryPanel } from './SummaryPanel.tsx';

const tones = { low: 'danger', medium: 'warning', high: 'success' } as const;

/** Security level of the account with the next step that raises it (USR-01). */
export function SecurityPanel({ member }: { readonly member: Member | undefined }) {
  const t = useMemberCentreT();
  const level = member?.profile.securityLevel;
  return (
    <SummaryPanel
      title={t('overview.security')}
      tag={level && <Tag tone={tones[level]}>{t(`overview.security.${level}`)}</Tag>}
      link={{ to: '/mine/auth', text: t('overview.auth') }}
      // The shell loads the member and retries by itself.
      read={{ data: member, failure: undefined, isFetching: member === undefined, refetch: () => undefined }}
      height="5rem"
    >
      {(loaded) => <NextStep member={loaded} />}
    </SummaryPanel>
  );
}

function NextStep({ member }: { readonly member: Member }) {
  const t = useMemberCentreT();
  const missing = listMissingBindings(member);
  const [next] = missing;
  const [count, all] = [securityBindings.length - missing.length, securityBindings.length];
  return (
    <Column>
      <Meter label={t('overview.securityCount', { count, all })} value={count} max={all} />
      {next === undefined ? (
        <Nothing>{t('overview.securityDone')}</Nothing>
      ) : (
        <>
          <Nothing>{t(`overview.why.${next}`)}</Nothing>
          <ButtonRoot as={Link} to={`/mine/auth#${next}`} data-variant="secondary">
            {t(`overview.next.${next}`)}
          </ButtonRoot>
        </>
      )}
    </Column>
  );
}
