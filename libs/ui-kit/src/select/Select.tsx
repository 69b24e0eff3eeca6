import { CSPProvider } from '@base-ui/react/csp-provider';
import { Select as Base } from '@base-ui/react/select';
import { useId, type ReactNode } from 'react';
import { getDescribedBy, FieldShell } from '../field/FieldShell.tsx';
import { ChevronDownIcon } from '../icons/arrows/ChevronDownIcon.tsx';
import { PopupItem, PopupLayer, PopupSheet } from '../theme/css/popupStyles.ts';
import { SelectButton } from './SelectButton.ts';
import type { SelectOption } from './SelectOption.ts';

/** Props of {@link Select}. */
export interface SelectProps<Value extends string> {
  readonly label: ReactNode;
  readonly isLabelHidden?: boolean;
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
  readonly options: readonly SelectOption<Value>[];
  /** `null` while nothing is selected. */
  readonly value: Value | null;
  readonly onChange: (value: Value) => void;
  /** Text shown while nothing is selected. */
  readonly placeholder?: string;
  readonly isDisabled?: boolean;
}

/** A choice from a short list. Use `Combobox` for long lists or if typing helps. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { options, value, onChange, placeholder, isDisabled, ...shell } = props;
  const id = useId();
  return (
    <FieldShell {...shell} id={id}>
      <Base.Root
        items={options}
        value={value}
        disabled={isDisabled}
        modal={false}
        onValueChange={(next: Value | null) => next !== null && onChange(next)}
      >
        <Base.Trigger
          id={id}
          render={<SelectButton type="button" data-invalid={shell.error ? '' : undefined} />}
          aria-invalid={shell.error ? true : undefined}
          aria-describedby={getDescribedBy(id, shell)}
        >
          <Base.Value placeholder={placeholder} />
          <ChevronDownIcon />
        </Base.Trigger>
        {/* Disables the inline <style> element, which the content security policy would block and this list does not need. */}
        <CSPProvider disableStyleElements>
          <Base.Portal>
            <Base.Positioner render={<PopupLayer />} sideOffset={4} alignItemWithTrigger={false}>
              <Base.Popup render={<PopupSheet />}>
                {options.map((option) => (
                  <Base.Item
                    key={option.value}
                    value={option.value}
                    disabled={option.isDisabled}
                    render={<PopupItem />}
                  >
                    <Base.ItemText>{option.label}</Base.ItemText>
                  </Base.Item>
                ))}
              </Base.Popup>
            </Base.Positioner>
          </Base.Portal>
        </CSPProvider>
      </Base.Root>
    </FieldShell>
  );
}
