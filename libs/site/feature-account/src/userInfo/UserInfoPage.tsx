import { PageHead, SupportText, useAppSelector, useServices } from '@pavilion/site-contract';
import { Button, Panel, Skeleton, VisuallyHidden } from '@pavilion/ui-kit';
import { Fragment } from 'react';
import { useAccountT } from '../messages/accountMessages.ts';
import { MineLayout } from '../mine/MineLayout.tsx';
import { BasicProfile } from './BasicProfile.tsx';
import { Group, ProfileRows } from './profileStyles.ts';
import { SecurityOverview } from './SecurityOverview.tsx';

/** `/mine/userinfo`: data of the member (USR-01). Submitted values cannot be changed (§1). */
export function UserInfoPage() {
  const t = useAccountT();
  const { navigate } = useServices();
  const member = useAppSelector((state) => state.session.member);
  return (
    <MineLayout>
      <PageHead
        lead={<SupportText>{t('user.lead')}</SupportText>}
        actions={<Button onClick={() => navigate('/app/help/zxkf')}>{t('user.support')}</Button>}
      >
        {t('user.title')}
      </PageHead>
      <Panel data-flush aria-busy={member === undefined}>
        {member ? (
          <>
            <BasicProfile member={member} />
            <SecurityOverview member={member} />
          </>
        ) : (
          <ProfileSkeleton />
        )}
      </Panel>
    </MineLayout>
  );
}

const groups = [
  ['7rem', '6rem', '4rem', '9rem', '6rem', '11rem', '11rem'],
  ['5rem', '9rem', '9rem', '5rem', '5rem', '5rem', '3rem'],
];

function ProfileSkeleton() {
  const t = useAccountT();
  return (
    <>
      <VisuallyHidden>{t('user.loading')}</VisuallyHidden>
      {groups.map((widths, at) => (
        <Group key={at} as="div">
          <Skeleton width="5rem" height="1.4em" />
          <ProfileRows as="div">
            {widths.map((width, line) => (
              <Fragment key={line}>
                <Skeleton width="4rem" height="1.4em" />
                <Skeleton width={width} height="1.4em" />
              </Fragment>
            ))}
          </ProfileRows>
        </Group>
      ))}
    </>
  );
}
