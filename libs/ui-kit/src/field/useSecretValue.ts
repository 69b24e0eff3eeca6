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
 * Controls an input without React's `value`, which is mirrored into the HTML as an attribute. There a saved page, a recorder
 * or an extension could read a password. The value is in the property of the element only.
 *
 * @returns the ref of the element and the props of the input, which are unchanged unless `isSecret`
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
    // The caller may refuse the value without a new render. The element then has to be reset.
    renderAgain();
  };
  return { control, bound: { ...rest, onChange: change } };
}
