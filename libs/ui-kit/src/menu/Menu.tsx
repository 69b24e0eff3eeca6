import { Menu as Base } from '@base-ui/react/menu';
import { type ReactElement, type ReactNode } from 'react';
import { PopupItem, PopupLayer, PopupSheet } from '../popupParts.ts';

/** One command of a {@link Menu}. */
export interface MenuItem {
  readonly id: string;
  readonly label: ReactNode;
  readonly icon?: ReactNode;
  readonly isDisabled?: boolean;
  /** @default 'plain' */
  readonly tone?: 'plain' | 'danger';
}

/** Props of {@link Menu}. */
export interface MenuProps {
  /** The button that opens it: an element that takes a ref, such as `<IconButton>`. */
  readonly trigger: ReactElement;
  readonly items: readonly MenuItem[];
  readonly onSelect: (id: string) => void;
  /** @default 'end' */
  readonly align?: 'start' | 'center' | 'end';
}

/** A list of commands under a button: arrow keys, type-ahead and Escape as in any desktop menu. */
export function Menu({ trigger, items, onSelect, align = 'end' }: MenuProps) {
  return (
    <Base.Root modal={false}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner render={<PopupLayer />} align={align} sideOffset={6}>
          <Base.Popup render={<PopupSheet />}>
            {items.map((item) => (
              <Base.Item
                key={item.id}
                disabled={item.isDisabled}
                onClick={() => onSelect(item.id)}
                render={<PopupItem data-tone={item.tone} />}
              >
                {item.icon}
                {item.label}
              </Base.Item>
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
