import { dialogActions, useAppDispatch, useServices, type Member } from '@pavilion/site-contract';
import { Avatar, Button, Tag } from '@pavilion/ui-kit';
import { useAccountT } from '../messages/accountMessages.ts';
import { formatInstant, toInstantParts } from '@pavilion/site-contract/time';
import { ProfileForm } from './ProfileForm.tsx';
import { Group, Picture, ProfileRows } from './profileStyles.ts';

/** Basic data of the member. Gender and birthday can be entered while they are missing. */
export function BasicProfile({ member }: { readonly member: Member }) {
  const t = useAccountT();
  const dispatch = useAppDispatch();
  const { brand } = useServices();
  const { gender, birthday } = member.profile;
  return (
    <Group aria-labelledby="profile-basic">
      <h2 id="profile-basic">{t('user.basic')}</h2>
      <Picture>
        <Avatar size="large" name={member.name} {...(member.avatar !== undefined && { url: member.avatar })} />
        <Button onClick={() => dispatch(dialogActions.opened({ kind: 'avatar' }))}>{t('user.changeAvatar')}</Button>
      </Picture>
      <ProfileRows>
        <dt>{t('user.name')}</dt>
        <dd>{member.name}</dd>
        <dt>{t('user.id')}</dt>
        <dd>{member.userId}</dd>
        <dt>{t('user.vip')}</dt>
        <dd>
          <Tag tone="vip">{t('mine.vipGrade', { grade: member.vipGrade })}</Tag>
        </dd>
        {gender !== '' && (
          <>
            <dt>{t('user.gender')}</dt>
            <dd>{t(`user.gender.${gender}`)}</dd>
          </>
        )}
        {birthday !== '' && (
          <>
            <dt>{t('user.birthday')}</dt>
            <dd>{birthday}</dd>
          </>
        )}
        <dt>{t('user.registeredAt')}</dt>
        <dd>{toInstantParts(member.registeredAt).date}</dd>
        {brand.jurisdiction.showsLastLogin && (
          <>
            <dt>{t('user.lastLoginAt')}</dt>
            <dd>{member.lastLoginAt === 0 ? t('user.firstLogin') : formatInstant(member.lastLoginAt)}</dd>
          </>
        )}
      </ProfileRows>
      {(gender === '' || birthday === '') && <ProfileForm member={member} />}
    </Group>
  );
}
