import { useEffect, useRef, type RefObject } from 'react';

/**
 * Puts the focus where the hand goes next: on the first field as a step comes, on the first wrong one after a press.
 *
 * @param complaint what is wrong with the fields; a new one moves the focus, its end does not
 */
export function useFormFocus(complaint: unknown): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('input:not([type="radio"]):not([hidden])')?.focus();
  }, []);
  useEffect(() => {
    if (complaint) form.current?.querySelector<HTMLElement>('input[aria-invalid="true"]')?.focus();
  }, [complaint]);
  return form;
}
