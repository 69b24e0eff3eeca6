import { dialogActions, type Member, SiteLink, useAppDispatch, useServices } from '@pavilion/site-contract';
import { formatInstant } from '@pavilion/site-contract/time';
import { Avatar, ButtonRoot, Skeleton, Tag, token } from '@pavilion/ui-kit';
import styled from 'styled-components';
import { useMemberCentreT } from '../messages/memberCentreMessages.ts';

/** Picture, name and level of the member, with the ways to move money. */
export function MemberHead({ member }: { readonly member: Member | undefined }) {
  const t = useMemberCentreT();
  const dispatch = useAppDispatch();
  return (
    <Head>
      <button
        type="button"
        aria-label={t('avatar.change')}
        title={t('avatar.change')}
        onClick={() => dispatch(dialogActions.opened({ kind: 'avatar' }))}
      >
        <Avatar size="large" name={member?.name ?? ''} {...(member?.avatar !== undefined && { url: member.avatar })} />
      </button>
      <div>
        <Name>
          <h1>{member ? t('overview.title', { name: member.name }) : <Skeleton width="10rem" height="1.25em" />}</h1>
          {member && <Tag tone="vip">{`VIP${member.vipGrade}`}</Tag>}
        </Name>
        <p>{member && <Facts member={member} />}</p>
      </div>
      <MoneyLinks />
    </Head>
  );
}

function Facts({ member: { userId, lastLoginAt } }: { readonly member: Member }) {
  const t = useMemberCentreT();
  const { brand } = useServices();
  const hasLastLogin = brand.jurisdiction.showsLastLogin && lastLoginAt > 0;
  return (
    <>
      {t('overview.memberId', { id: userId })}
      {hasLastLogin && ` · ${t('overview.lastLogin', { time: formatInstant(lastLoginAt).slice(0, 16) })}`}
    </>
  );
}

function MoneyLinks() {
  const t = useMemberCentreT();
  return (
    <Actions>
      <ButtonRoot as={SiteLink} to="/mine/savemoney" data-variant="primary" data-size="large">
        {t('overview.deposit')}
      </ButtonRoot>
      <ButtonRoot as={SiteLink} to="/mine/takemoney" data-variant="secondary" data-size="large">
        {t('overview.withdraw')}
      </ButtonRoot>
      <ButtonRoot as={SiteLink} to="/mine/transfermoney" data-variant="secondary" data-size="large">
        {t('overview.transfer')}
      </ButtonRoot>
    </Actions>
  );
}

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space.4')};
  > button {
    padding: 0;
    border: 0;
    border-radius: ${token('radius.pill')};
    background: none;
  }
  > button:hover {
    outline: 2px solid ${token('color.line.strong')};
    outline-offset: 2px;
  }
  > div:nth-of-type(1) {
    flex: 1 1 14rem;
    min-width: 0;
  }
  > div > p {
    min-height: 1.5em;
    color: ${token('color.text.muted')};
    font-size: ${token('font.size.caption')};
    font-variant-numeric: tabular-nums;
  }
`;

const Name = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space.2')} ${token('space.3')};
  > h1 {
    font-size: ${token('font.size.title')};
    overflow-wrap: anywhere;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space.2')};
  > a {
    min-width: 6rem;
    justify-content: center;
  }
`;
