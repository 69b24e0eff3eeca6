import { Menu as Base } from '@base-ui/react/menu';
import type { ReactElement } from 'react';
import { MenuSheet, type MenuSheetProps } from './MenuSheet.tsx';

/** Props of {@link Menu}. */
export interface MenuProps extends Omit<MenuSheetProps, 'anchor'> {
  /** The button that opens it: an element that takes a ref, such as `<IconButton>`. */
  readonly trigger: ReactElement;
}

/** A list of commands under a button: arrow keys, type-ahead and Escape as in any desktop menu. */
export function Menu({ trigger, ...sheet }: MenuProps) {
  return (
    <Base.Root modal={false}>
      <Base.Trigger render={trigger} />
      <MenuSheet {...sheet} />
    </Base.Root>
  );
}
