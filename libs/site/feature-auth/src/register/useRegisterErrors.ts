import { validateRegister, type RegisterFields } from '@pavilion/auth-flows';
import { useT } from '@pavilion/site-contract';
import { useEffect, useState, type RefObject } from 'react';
import { authMessages } from '../messages/authMessages.ts';

type Field = keyof RegisterFields;

/** Text keys of the errors of a registration form (§5). */
const texts = {
  usernameRequired: 'login.usernameRequired',
  usernameRule: 'register.usernameRule',
  passwordRequired: 'login.passwordRequired',
  passwordRule: 'register.passwordRule',
  passwordsDiffer: 'register.passwordsDiffer',
  agreementRequired: 'register.agreementRequired',
} as const;

/** Returns the errors of fields that were left, or of all fields after a submit. A submit focuses the first invalid field. */
export function useRegisterErrors(fields: RegisterFields, form: RefObject<HTMLElement | null>) {
  const t = useT(authMessages);
  const [leftFields, setLeftFields] = useState<readonly Field[]>([]);
  const [submits, setSubmits] = useState(0);
  const codes = validateRegister(fields) ?? {};
  useEffect(() => {
    if (submits > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [submits, form]);
  const shown = Object.entries(codes).filter(([field]) => submits > 0 || leftFields.includes(field as Field));
  const errors = Object.fromEntries(shown.map(([field, code]) => [field, t(texts[code as keyof typeof texts])]));
  return {
    errors: errors as Readonly<Partial<Record<Field, string>>>,
    /** Marks a field as left. An empty field is not marked, because the player may return to it. */
    leave: (field: Field) => {
      if (fields[field] !== '' && !leftFields.includes(field)) setLeftFields([...leftFields, field]);
    },
    /** @returns whether the form can be submitted */
    validateAll: () => {
      setSubmits(submits + 1);
      return validateRegister(fields) === undefined;
    },
  };
}
