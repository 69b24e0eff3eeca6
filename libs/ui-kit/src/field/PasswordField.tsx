import { forwardRef, useState } from 'react';
import { IconButton } from '../button/IconButton.tsx';
import { EyeIcon } from '../icons/controls/EyeIcon.tsx';
import { EyeOffIcon } from '../icons/controls/EyeOffIcon.tsx';
import { TextField, type TextFieldProps } from './TextField.tsx';

/** Props of {@link PasswordField}. */
export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'suffix' | 'isFigure' | 'isSecret'> {
  /** Accessible name of the button while the password is hidden. */
  readonly showLabel: string;
  /** Accessible name of the button while the password is visible. */
  readonly hideLabel: string;
}

/**
 * A password field with a button that shows the password. Set `autoComplete` to `current-password` or `new-password`
 * (F-UI-03).
 */
export const PasswordField = forwardRef<HTMLInputElement, PasswordFieldProps>(function PasswordField(
  { showLabel, hideLabel, ...field },
  ref,
) {
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      autoCapitalize="none"
      spellCheck={false}
      {...field}
      isSecret
      ref={ref}
      type={isShown ? 'text' : 'password'}
      suffix={
        <IconButton size="small" label={isShown ? hideLabel : showLabel} onClick={() => setShown(!isShown)}>
          {isShown ? <EyeOffIcon /> : <EyeIcon />}
        </IconButton>
      }
    />
  );
});
