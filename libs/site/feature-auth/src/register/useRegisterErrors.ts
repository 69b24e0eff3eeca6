import { validateRegister, type RegisterFields } from '@pavilion/auth-flows';
import { useT } from '@pavilion/site-contract';
import { useEffect, useState, type RefObject } from 'react';
import { authMessages } from '../messages/authMessages.ts';

type Field = keyof RegisterFields;

/** Words of each error a registration form may have (§5). */
const texts = {
  usernameRequired: 'login.usernameRequired',
  usernameRule: 'register.usernameRule',
  passwordRequired: 'login.passwordRequired',
  passwordRule: 'register.passwordRule',
  passwordsDiffer: 'register.passwordsDiffer',
  agreementRequired: 'register.agreementRequired',
} as const;

/** What is wrong with the form, of the fields the player has left or all once it was sent; and the first of them gets the focus. */
export function useRegisterErrors(fields: RegisterFields, form: RefObject<HTMLElement | null>) {
  const t = useT(authMessages);
  const [left, setLeft] = useState<readonly Field[]>([]);
  const [tries, setTries] = useState(0);
  const codes = validateRegister(fields) ?? {};
  useEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [tries, form]);
  const shown = Object.entries(codes).filter(([field]) => tries > 0 || left.includes(field as Field));
  const errors = Object.fromEntries(shown.map(([field, code]) => [field, t(texts[code as keyof typeof texts])]));
  return {
    errors: errors as Readonly<Partial<Record<Field, string>>>,
    /** The player left a field; an empty one is left alone, for he may come back. */
    leave: (field: Field) => {
      if (fields[field] !== '' && !left.includes(field)) setLeft([...left, field]);
    },
    /** @returns whether the form may be sent */
    tryAll: () => {
      setTries(tries + 1);
      return validateRegister(fields) === undefined;
    },
  };
}
