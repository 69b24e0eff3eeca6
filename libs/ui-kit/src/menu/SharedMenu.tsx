import { Menu as Base } from '@base-ui/react/menu';
import { MenuSheet, type MenuSheetProps } from './MenuSheet.tsx';

/** Props of {@link SharedMenu}. */
export interface SharedMenuProps extends MenuSheetProps {
  readonly isOpen: boolean;
  /** Escape, a choice, or a press elsewhere; a press on the button itself is the button's. */
  readonly onClose: () => void;
}

/**
 * One menu for the buttons of a long list, under the one that opened it: a menu of its own would cost each row more than
 * all the rest of it. The button says `aria-haspopup="menu"` and `aria-expanded`.
 */
export function SharedMenu({ isOpen, onClose, ...sheet }: SharedMenuProps) {
  return (
    <Base.Root
      modal={false}
      open={isOpen}
      onOpenChange={(_isOpen, { event }) => {
        if (!sheet.anchor?.contains(event.target as Node | null)) onClose();
      }}
    >
      <MenuSheet {...sheet} />
    </Base.Root>
  );
}
