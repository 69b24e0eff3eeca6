import type { CallFailure } from '@pavilion/api-client';
import { validateBirthday } from '@pavilion/auth-flows';
import {
  sessionActions,
  toastActions,
  useAppDispatch,
  useServices,
  type Member,
  useFailureText,
} from '@pavilion/site-contract';
import { useWrite } from '@pavilion/site-data';
import { useState } from 'react';
import { useAccountT } from '../messages/accountMessages.ts';

/** Entered gender and birthday. */
export interface ProfileFields {
  readonly gender: Member['profile']['gender'];
  readonly birthday: string;
}

/** Invalid fields. */
export interface ProfileErrors {
  readonly gender?: boolean;
  /** Reason why the birthday is refused. */
  readonly birthday?: NonNullable<ReturnType<typeof validateBirthday>>;
}

/** State of the form of missing profile fields. */
export interface ProfileForm {
  readonly fields: ProfileFields;
  readonly errors: ProfileErrors;
  /** Refusal of the platform. */
  readonly refusal: string | undefined;
  readonly isBusy: boolean;
  readonly change: (fields: Partial<ProfileFields>) => void;
  readonly submit: () => void;
}

const EXISTS = 6009;

/**
 * Submits the missing ones of gender and birthday, once (USR-01).
 *
 * After a lost response or the code "already exists" it loads the member again, because the submission may have succeeded
 * (F-API-03).
 */
export function useProfileForm(member: Member): ProfileForm {
  const services = useServices();
  const dispatch = useAppDispatch();
  const t = useAccountT();
  const failureText = useFailureText();
  const { send } = useWrite('user.bindOther');
  const [fields, setFields] = useState<ProfileFields>(() => {
    const { gender, birthday } = member.profile;
    return { gender, birthday };
  });
  const [errors, setErrors] = useState<ProfileErrors>({});
  const [refusal, setRefusal] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const storeMember = (next: Member) => {
    if (services.session.getState().userId === next.userId) dispatch(sessionActions.memberLoaded(next));
  };
  const save = async () => {
    setRefusal(undefined);
    setBusy(true);
    const result = await send(getMissingFields(member, fields));
    if (result.isDone) {
      storeMember({ ...member, profile: { ...member.profile, ...fields } });
      dispatch(toastActions.shown({ kind: 'success', text: t('user.saved') }));
    } else {
      setRefusal(failureText(result.failure));
      if (isUncertain(result.failure)) await reloadMember(services, storeMember);
    }
    setBusy(false);
  };
  return {
    fields,
    errors,
    refusal,
    isBusy,
    change: (changed) => {
      setFields({ ...fields, ...changed });
      setErrors(Object.fromEntries(Object.entries(errors).filter(([name]) => !(name in changed))));
    },
    submit: () => {
      const { clock, brand } = services;
      const found = validateProfile(fields, clock.now(), brand.jurisdiction.minimumAge);
      setErrors(found);
      if (Object.keys(found).length === 0) void save();
    },
  };
}

function validateProfile({ gender, birthday }: ProfileFields, now: number, minimumAge: number): ProfileErrors {
  const problem = validateBirthday(birthday, now, minimumAge);
  return { ...(gender === '' && { gender: true }), ...(problem && { birthday: problem }) };
}

function getMissingFields({ profile }: Member, { gender, birthday }: ProfileFields) {
  return {
    ...(profile.gender === '' && gender !== '' && { gender }),
    ...(profile.birthday === '' && { birthday }),
  };
}

function isUncertain({ code }: CallFailure): boolean {
  return code === undefined || code === EXISTS;
}

async function reloadMember({ api, logger }: ReturnType<typeof useServices>, storeMember: (member: Member) => void) {
  try {
    storeMember(await api.call('user.memberInfo', {}));
  } catch (error) {
    logger.warn('profile.memberUnavailable', { error: String(error) });
  }
}
