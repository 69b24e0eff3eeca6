import { useEffect, useRef, type KeyboardEvent } from 'react';
import { MenuSheet } from '../boardTools/BoardBarStyles.ts';
import { describeButton, findEntryButton, findSameButton } from './boardFocus.ts';

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

/** Returns a function that finds the button, or what is in its place after its match has moved or left the board. */
function createAnchorFinder(anchor: HTMLElement): () => HTMLElement {
  const board = anchor.closest<HTMLElement>('[role="grid"]');
  const place = describeButton(anchor);
  return () => {
    if (anchor.isConnected || !board || !place) return anchor;
    const row = board.querySelector(`[data-strip="${place.row}"]`);
    return findSameButton(board, place) ?? findEntryButton(row, undefined, true) ?? board;
  };
}

/**
 * Menu of one match under its button. The board has one menu instead of a popup in every row.
 *
 * Arrow keys move the focus; Escape, Tab and scrolling close the menu.
 */
export function MatchMenu({ label, anchor, commands, onClose }: MatchMenuProps) {
  const sheet = useRef<HTMLDivElement>(null);
  const findAnchor = useRef<() => HTMLElement>(undefined);
  const onCloseRef = useRef(onClose);
  useEffect(() => {
    onCloseRef.current = onClose;
  });
  useEffect(() => {
    findAnchor.current = createAnchorFinder(anchor);
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
    else if (event.key === 'Escape' || event.key === 'Tab') closeToAnchor();
    else return;
    event.preventDefault();
  };
  const closeToAnchor = () => {
    onClose();
    findAnchor.current?.().focus();
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
            closeToAnchor();
            command.run();
          }}
        >
          {command.label}
        </button>
      ))}
    </MenuSheet>
  );
}
