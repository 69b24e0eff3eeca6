import { useServices, type Member } from '@pavilion/site-contract';
import { Button, SegmentedControl } from '@pavilion/ui-kit';
import { useEffect, useRef } from 'react';
import { useAccountT } from '../messages/accountMessages.ts';
import { BirthdayField } from './BirthdayField.tsx';
import { FieldError, FieldName, MissingProfileFields, Refusal } from './profileStyles.ts';
import { useProfileForm } from './useProfileForm.ts';

/** Form of missing profile fields. They can be submitted once. */
export function ProfileForm({ member }: { readonly member: Member }) {
  const t = useAccountT();
  const { fields, errors, refusal, isBusy, change, submit } = useProfileForm(member);
  const birthday = useRef<HTMLSelectElement>(null);
  const age = useServices().brand.jurisdiction.minimumAge;
  const isBirthdayWrong = errors.birthday !== undefined;
  useEffect(() => {
    if (isBirthdayWrong) birthday.current?.focus();
  }, [isBirthdayWrong]);
  return (
    <MissingProfileFields
      noValidate
      aria-label={t('user.missing')}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) submit();
      }}
    >
      <h3>{t('user.missing')}</h3>
      <p>{t('user.once')}</p>
      {member.profile.gender === '' && (
        <div>
          <FieldName aria-hidden="true">{t('user.gender')}</FieldName>
          <SegmentedControl
            label={t('user.gender')}
            segments={(['male', 'female'] as const).map((value) => ({ value, label: t(`user.gender.${value}`) }))}
            value={fields.gender as 'male' | 'female'}
            onChange={(gender) => change({ gender })}
          />
          <FieldError role="alert">{errors.gender && t('user.genderRequired')}</FieldError>
        </div>
      )}
      {member.profile.birthday === '' && (
        <BirthdayField
          ref={birthday}
          value={fields.birthday}
          onChange={(value) => change({ birthday: value })}
          error={
            errors.birthday &&
            t(errors.birthday === 'birthdayTooYoung' ? 'user.birthdayTooYoung' : 'user.birthdayRule', { age })
          }
        />
      )}
      {refusal !== undefined && <Refusal role="alert">{refusal}</Refusal>}
      <div>
        <Button type="submit" variant="primary" isBusy={isBusy}>
          {t('user.submit')}
        </Button>
      </div>
    </MissingProfileFields>
  );
}
