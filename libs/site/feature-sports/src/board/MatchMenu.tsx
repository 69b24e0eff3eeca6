import { useEffect, useRef, type KeyboardEvent } from 'react';
import { MenuSheet } from '../boardTools/BoardBarStyles.ts';

/** One command of a {@link MatchMenu}. */
export interface MatchCommand {
  readonly label: string;
  readonly run: () => void;
}

/** Props of {@link MatchMenu}. */
export interface MatchMenuProps {
  readonly label: string;
  /** Button under which the menu opens. */
  readonly anchor: HTMLElement;
  readonly commands: readonly MatchCommand[];
  readonly onClose: () => void;
}

const getMenuPosition = (anchor: HTMLElement) => {
  const { left, bottom } = anchor.getBoundingClientRect();
  return { left, top: bottom };
};

/**
 * Menu of one match under its button. The board has one menu instead of a popup in every row.
 *
 * Arrow keys move the focus; Escape, Tab and scrolling close the menu.
 */
export function MatchMenu({ label, anchor, commands, onClose }: MatchMenuProps) {
  const sheet = useRef<HTMLDivElement>(null);
  const onCloseRef = useRef(onClose);
  useEffect(() => {
    onCloseRef.current = onClose;
  });
  useEffect(() => {
    const place = getMenuPosition(anchor);
    sheet.current?.style.setProperty('inset', `${place.top}px auto auto ${place.left}px`);
    sheet.current?.querySelector('button')?.focus();
    anchor.setAttribute('aria-expanded', 'true');
    const close = () => onCloseRef.current();
    document.addEventListener('scroll', close, { capture: true });
    return () => {
      anchor.removeAttribute('aria-expanded');
      document.removeEventListener('scroll', close, { capture: true });
    };
  }, [anchor]);

  const onKeyDown = (event: KeyboardEvent) => {
    const items = [...(sheet.current?.querySelectorAll('button') ?? [])];
    const at = items.findIndex((item) => item === document.activeElement);
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) items.at((at + step) % items.length)?.focus();
    else if (event.key === 'Escape' || event.key === 'Tab') closeTo(anchor);
    else return;
    event.preventDefault();
  };
  const closeTo = (place: HTMLElement) => {
    onClose();
    place.focus();
  };
  return (
    <MenuSheet
      ref={sheet}
      role="menu"
      aria-label={label}
      onKeyDown={onKeyDown}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) onClose();
      }}
    >
      {commands.map((command) => (
        <button
          key={command.label}
          type="button"
          role="menuitem"
          tabIndex={-1}
          onClick={() => {
            closeTo(anchor);
            command.run();
          }}
        >
          {command.label}
        </button>
      ))}
    </MenuSheet>
  );
}
