import { Combobox as Base } from '@base-ui/react/combobox';
import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { ControlBox } from '../field/ControlBox.ts';
import { getDescribedBy, FieldShell } from '../field/FieldShell.tsx';
import { ChevronDownIcon } from '../icons/arrows/ChevronDownIcon.tsx';
import { PopupItem, PopupLayer, PopupSheet } from '../theme/css/popupStyles.ts';
import { token } from '../theme/tokens/token.ts';
import type { SelectOption } from './SelectOption.ts';

/** Props of {@link Combobox}. */
export interface ComboboxProps<Value extends string> {
  readonly label: ReactNode;
  readonly isLabelHidden?: boolean;
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
  readonly options: readonly SelectOption<Value>[];
  readonly value: Value | null;
  readonly onChange: (value: Value | null) => void;
  readonly placeholder?: string;
  /** Content shown when no option matches the typed text. */
  readonly emptyText: ReactNode;
  readonly isDisabled?: boolean;
  /** @default 'medium' */
  readonly size?: 'medium' | 'large';
}

/** A choice from a long list with a text filter, such as banks, leagues or game studios. */
export function Combobox<Value extends string>(props: ComboboxProps<Value>) {
  const { options, value, onChange, placeholder, emptyText, isDisabled, size, ...shell } = props;
  const id = useId();
  const chosen = options.find((option) => option.value === value) ?? null;
  return (
    <FieldShell {...shell} id={id}>
      <Base.Root
        items={options}
        value={chosen}
        disabled={isDisabled}
        onValueChange={(next: SelectOption<Value> | null) => onChange(next?.value ?? null)}
      >
        <Base.InputGroup render={<ControlBox data-size={size} data-invalid={shell.error ? '' : undefined} />}>
          <Base.Input
            id={id}
            placeholder={placeholder}
            aria-invalid={shell.error ? true : undefined}
            aria-describedby={getDescribedBy(id, shell)}
          />
          <ChevronDownIcon />
        </Base.InputGroup>
        <Base.Portal>
          <Base.Positioner render={<PopupLayer />} sideOffset={4}>
            <Base.Popup render={<PopupSheet />}>
              <Base.Empty render={<Nothing />}>{emptyText}</Base.Empty>
              <Base.List>
                {(option: SelectOption<Value>) => (
                  <Base.Item key={option.value} value={option} disabled={option.isDisabled} render={<PopupItem />}>
                    {option.label}
                  </Base.Item>
                )}
              </Base.List>
            </Base.Popup>
          </Base.Positioner>
        </Base.Portal>
      </Base.Root>
    </FieldShell>
  );
}

const Nothing = styled.div`
  padding: ${token('space.3')};
  color: ${token('color.text.muted')};
  &:empty {
    display: none;
  }
`;
