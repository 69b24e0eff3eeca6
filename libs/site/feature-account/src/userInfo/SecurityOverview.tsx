import type { Member } from '@pavilion/site-contract';
import { Tag } from '@pavilion/ui-kit';
import { toSameOriginPath } from '@pavilion/auth-flows';
import { Fragment, useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useAccountT } from '../messages/accountMessages.ts';
import { RevealedValue, type SealedValueId } from './RevealedValue.tsx';
import { levelTones } from './levelTones.ts';
import { Group, ProfileRows } from './profileStyles.ts';

interface SecurityRow {
  readonly id: 'realName' | 'phone' | 'email' | 'password' | 'secondPassword' | 'bankCard';
  readonly isSet: boolean;
  /** Value masked by the platform; empty for a value that is never shown. */
  readonly value: string;
  /** Value that can be opened. */
  readonly sealed?: SealedValueId;
  readonly path: string;
  /** Whether it can be changed after it is set. */
  readonly isChangeable?: boolean;
}

function toSecurityRows({ bindPhone, bindRealName, phone, profile }: Member, from?: string): readonly SecurityRow[] {
  const query = from === undefined ? '' : `?from=${encodeURIComponent(from)}`;
  return [
    {
      id: 'realName',
      isSet: bindRealName,
      value: profile.realName,
      sealed: 'realName',
      path: `/mine/auth${query}#realName`,
    },
    {
      id: 'phone',
      isSet: bindPhone,
      value: `${profile.areaCode} ${phone}`.trim(),
      sealed: 'phone',
      path: '/mine/auth#phone',
    },
    { id: 'email', isSet: profile.email !== '', value: profile.email, sealed: 'email', path: '/mine/auth#email' },
    { id: 'password', isSet: true, value: '', path: '/mine/auth#login', isChangeable: true },
    {
      id: 'secondPassword',
      isSet: profile.hasSecondPassword,
      value: '',
      path: '/mine/auth#second',
      isChangeable: true,
    },
    { id: 'bankCard', isSet: profile.hasBankCard, value: '', path: '/mine/accountManage/bank', isChangeable: true },
  ];
}

/** State of all bindings and passwords, with links to the missing ones. */
export function SecurityOverview({ member }: { readonly member: Member }) {
  const t = useAccountT();
  const { securityLevel } = member.profile;
  const { search, hash } = useLocation();
  const from = toSameOriginPath(new URLSearchParams(search).get('from'));
  const named = useFocusOnRow(hash);
  return (
    <Group aria-labelledby="profile-security">
      <h2 id="profile-security">{t('user.security.title')}</h2>
      <ProfileRows>
        <dt>{t('user.security')}</dt>
        <dd>
          <Tag tone={levelTones[securityLevel]}>{t(`user.security.${securityLevel}`)}</Tag>
          <Link to="/mine/auth">{t('user.security.go')}</Link>
        </dd>
        {toSecurityRows(member, from).map((fact) => (
          <Fragment key={fact.id}>
            <dt>{t(`user.${fact.id}`)}</dt>
            <dd
              {...(hash === `#${fact.id}` && {
                ref: named,
                tabIndex: -1,
                'data-named': '',
                'aria-label': t(`user.${fact.id}`),
              })}
            >
              <SecurityValue fact={fact} member={member} />
            </dd>
          </Fragment>
        ))}
      </ProfileRows>
    </Group>
  );
}

/** Moves the focus to the row in the hash of the URL, such as `#realName` after the code 6449 (ERR-04). */
function useFocusOnRow(hash: string) {
  const row = useRef<HTMLElement>(null);
  useEffect(() => {
    row.current?.focus();
    row.current?.scrollIntoView?.({ block: 'center' });
  }, [hash]);
  return row;
}

interface SecurityValueProps {
  readonly fact: SecurityRow;
  readonly member: Member;
}

function SecurityValue({ fact, member }: SecurityValueProps) {
  const { id, isSet, value, sealed, path, isChangeable = false } = fact;
  const t = useAccountT();
  return (
    <>
      {isSet && sealed && <RevealedValue id={sealed} masked={value} member={member} />}
      <Tag tone={isSet ? 'success' : 'neutral'}>{t(isSet ? `user.${id}.set` : `user.${id}.unset`)}</Tag>
      {(!isSet || isChangeable) && (
        <Link to={path} aria-label={`${t(isSet ? 'user.change' : `user.${id}.go`)} ${t(`user.${id}`)}`}>
          {t(isSet ? 'user.change' : `user.${id}.go`)}
        </Link>
      )}
    </>
  );
}
