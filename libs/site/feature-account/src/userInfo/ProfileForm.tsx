import { useServices, type Member } from '@pavilion/site-contract';
import { Button, SegmentedControl, TextField } from '@pavilion/ui-kit';
import { useEffect, useRef } from 'react';
import { useAccountT } from '../messages/accountMessages.ts';
import { computeLatestBirthday } from './computeLatestBirthday.ts';
import { FieldError, FieldName, MissingProfileFields, Refusal } from './profileParts.ts';
import { useProfileForm } from './useProfileForm.ts';

/** Form of missing profile fields. They can be submitted once. */
export function ProfileForm({ member }: { readonly member: Member }) {
  const t = useAccountT();
  const { clock } = useServices();
  const { fields, errors, refusal, isBusy, change, submit } = useProfileForm(member);
  const birthday = useRef<HTMLInputElement>(null);
  const isBirthdayWrong = errors.birthday === true;
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
        <TextField
          ref={birthday}
          type="date"
          label={t('user.birthday')}
          autoComplete="bday"
          min="1900-01-01"
          max={computeLatestBirthday(clock.now())}
          value={fields.birthday}
          onChange={({ target }) => change({ birthday: target.value })}
          error={isBirthdayWrong && t('user.birthdayRule')}
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
