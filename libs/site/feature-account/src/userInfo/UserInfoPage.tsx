import { useAppSelector, useServices, type Member } from '@pavilion/site-contract';
import { Button, PageTitle, Panel, Skeleton, Tag, VisuallyHidden } from '@pavilion/ui-kit';
import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useAccountT, type AccountT } from '../messages/accountMessages.ts';
import { MineLayout } from '../mine/MineLayout.tsx';
import { formatInstant } from '../time/formatInstant.ts';
import { ProfileFacts } from './profileParts.ts';
import { securityLevel } from './securityLevel.ts';

/** `/mine/userinfo`: what the house knows about the member. Read only: profile data cannot be changed once submitted (§1). */
export function UserInfoPage() {
  const t = useAccountT();
  const { navigate } = useServices();
  const member = useAppSelector((state) => state.session.member);
  return (
    <MineLayout>
      <PageTitle
        lead={t('user.lead')}
        actions={<Button onClick={() => navigate('/app/help/zxkf')}>{t('user.support')}</Button>}
      >
        {t('user.title')}
      </PageTitle>
      <Panel aria-busy={member === undefined}>{member ? <Profile member={member} /> : <ProfileSkeleton />}</Panel>
    </MineLayout>
  );
}

function Profile({ member }: { readonly member: Member }) {
  const t = useAccountT();
  const { brand } = useServices();
  const facts: readonly (readonly [name: string, value: ReactNode])[] = [
    [t('user.name'), member.name],
    [t('user.id'), member.userId],
    [t('user.vip'), <Tag tone="vip">{t('mine.vipGrade', { grade: member.vipGrade })}</Tag>],
    [
      t('user.phone'),
      <Bound isDone={member.bindPhone} done={t('user.bound')} missing={t('user.notBound')} value={member.phone} />,
    ],
    [
      t('user.realName'),
      <Bound isDone={member.bindRealName} done={t('user.verified')} missing={t('user.notVerified')} />,
    ],
    [t('user.security'), t(`user.security.${securityLevel(member)}`)],
    [t('user.registeredAt'), formatInstant(member.registeredAt)],
    ...(brand.jurisdiction.showsLastLogin ? [[t('user.lastLoginAt'), lastLogin(member, t)] as const] : []),
  ];
  return (
    <ProfileFacts>
      {facts.map(([name, value]) => (
        <Fragment key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </Fragment>
      ))}
    </ProfileFacts>
  );
}

const lastLogin = ({ lastLoginAt }: Member, t: AccountT) =>
  lastLoginAt === 0 ? t('user.firstLogin') : formatInstant(lastLoginAt);

interface BoundProps {
  readonly isDone: boolean;
  readonly done: string;
  readonly missing: string;
  readonly value?: string;
}

function Bound({ isDone, done, missing, value }: BoundProps) {
  const t = useAccountT();
  if (isDone) {
    return (
      <>
        {value} <Tag tone="success">{done}</Tag>
      </>
    );
  }
  return (
    <>
      <Tag>{missing}</Tag> <Link to="/mine/auth">{t('user.bind')}</Link>
    </>
  );
}

const lines = ['7rem', '6rem', '4rem', '9rem', '5rem', '2rem', '11rem', '11rem'];

function ProfileSkeleton() {
  const t = useAccountT();
  return (
    <ProfileFacts as="div">
      <VisuallyHidden>{t('user.loading')}</VisuallyHidden>
      {lines.map((width, at) => (
        <Fragment key={at}>
          <Skeleton width="4rem" height="1.4em" />
          <Skeleton width={width} height="1.4em" />
        </Fragment>
      ))}
    </ProfileFacts>
  );
}
