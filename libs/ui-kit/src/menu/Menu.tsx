import { Menu as Base } from '@base-ui/react/menu';
import type { ReactElement } from 'react';
import { MenuSheet, type MenuSheetProps } from './MenuSheet.tsx';

/** Props of {@link Menu}. */
export interface MenuProps extends Omit<MenuSheetProps, 'anchor'> {
  /** Button that opens the menu: an element that accepts a ref, such as `<IconButton>`. */
  readonly trigger: ReactElement;
}

/** A list of commands under a button, with arrow keys, type-ahead and Escape. */
export function Menu({ trigger, ...sheet }: MenuProps) {
  return (
    <Base.Root modal={false}>
      <Base.Trigger render={trigger} />
      <MenuSheet {...sheet} />
    </Base.Root>
  );
}
