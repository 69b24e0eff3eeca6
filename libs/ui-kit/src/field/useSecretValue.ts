import {
  useLayoutEffect,
  useReducer,
  useRef,
  type ChangeEventHandler,
  type InputHTMLAttributes,
  type RefObject,
} from 'react';

type Input = InputHTMLAttributes<HTMLInputElement>;

interface SecretValue {
  readonly control: RefObject<HTMLInputElement | null>;
  readonly bound: Input;
}

/**
 * Controls an input without React's own control, which mirrors every value into the page's HTML as an attribute: there a
 * saved page, a recorder or an extension would read a password. The value lives in the element's property alone.
 *
 * @returns the element's ref, and the props of the input: those that came in when there is nothing to hide
 */
export function useSecretValue(isSecret: boolean, input: Input): SecretValue {
  const control = useRef<HTMLInputElement>(null);
  const { value, onChange, ...rest } = input;
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  useLayoutEffect(() => {
    const element = control.current;
    if (isSecret && element && value !== undefined && element.value !== value) element.value = String(value);
  });
  if (!isSecret || value === undefined) return { control, bound: input };
  const change: ChangeEventHandler<HTMLInputElement> = (event) => {
    onChange?.(event);
    // A caller may refuse what was typed and change nothing: the element must then go back.
    renderAgain();
  };
  return { control, bound: { ...rest, onChange: change } };
}
