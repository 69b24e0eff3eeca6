import { Menu as Base } from '@base-ui/react/menu';
import type { ReactNode } from 'react';
import { PopupItem, PopupLayer, PopupSheet } from '../theme/css/popupStyles.ts';

/** One command of a menu. */
export interface MenuItem {
  readonly id: string;
  readonly label: ReactNode;
  readonly icon?: ReactNode;
  readonly isDisabled?: boolean;
  /** @default 'plain' */
  readonly tone?: 'plain' | 'danger';
}

/** Props of {@link MenuSheet}. */
export interface MenuSheetProps {
  readonly items: readonly MenuItem[];
  readonly onSelect: (id: string) => void;
  /** @default 'end' */
  readonly align?: 'start' | 'center' | 'end' | undefined;
  /** Element under which the menu is placed; the trigger by default. */
  readonly anchor?: HTMLElement | undefined;
}

/** Popup of a menu with its commands. */
export function MenuSheet({ items, onSelect, align = 'end', anchor }: MenuSheetProps) {
  return (
    <Base.Portal>
      <Base.Positioner render={<PopupLayer />} align={align} sideOffset={6} {...(anchor && { anchor })}>
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
  );
}
