import { useEffect, useRef, type RefObject } from 'react';

/**
 * Moves the focus: to the first field when a step is shown, to the first invalid field after a submit.
 *
 * @param errors errors of the fields; a new value moves the focus, `undefined` does not
 */
export function useFormFocus(errors: unknown): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('input:not([type="radio"]):not([hidden])')?.focus();
  }, []);
  useEffect(() => {
    if (errors) form.current?.querySelector<HTMLElement>('input[aria-invalid="true"]')?.focus();
  }, [errors]);
  return form;
}
