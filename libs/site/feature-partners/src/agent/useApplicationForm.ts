import { useWrite } from '@pavilion/site-data';
import { useRef, useState } from 'react';
import {
  listInvalidFields,
  toApplication,
  type ApplicationField,
  type ApplicationFields,
} from './validateApplication.ts';

const empty: ApplicationFields = {
  name: '',
  contactKind: 'phone',
  contact: '',
  channel: 'community',
  players: '',
  intro: '',
  isAdult: false,
};

/** State of the application form. Errors are shown after the first attempt to submit. */
export function useApplicationForm(onSent: (applicationNo: string) => void) {
  const form = useRef<HTMLFormElement>(null);
  const [fields, setFields] = useState(empty);
  const [wasSubmitted, setSubmitted] = useState(false);
  const { send, isSending, failure } = useWrite('partners.apply');
  const invalid = new Set<ApplicationField>(wasSubmitted ? listInvalidFields(fields) : []);
  const submit = async () => {
    if (isSending) return;
    setSubmitted(true);
    if (listInvalidFields(fields).length > 0) {
      // After the render that marks the invalid fields.
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus());
      return;
    }
    const result = await send(toApplication(fields));
    if (result.isDone) onSent(result.data.applicationNo);
  };
  return {
    form,
    fields,
    invalid,
    failure,
    isSending,
    submit,
    change: (part: Partial<ApplicationFields>) => setFields((former) => ({ ...former, ...part })),
  };
}
