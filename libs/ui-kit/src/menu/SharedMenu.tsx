import { Menu as Base } from '@base-ui/react/menu';
import { MenuSheet, type MenuSheetProps } from './MenuSheet.tsx';

/** Props of {@link SharedMenu}. */
export interface SharedMenuProps extends MenuSheetProps {
  readonly isOpen: boolean;
  /** Called by Escape, a selection, or a press outside. A press on the button itself is handled by the button. */
  readonly onClose: () => void;
}

/**
 * One menu for the buttons of a long list, placed under the one that opened it. A menu for each row would cost more than
 * the rest of the row. The button sets `aria-haspopup="menu"` and `aria-expanded`.
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
