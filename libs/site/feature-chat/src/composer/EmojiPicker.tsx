import { IconButton, SmileIcon, token } from '@pavilion/ui-kit';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import styled from 'styled-components';
import { useChatT } from '../messages/chatMessages.ts';
import { EMOJI } from './emoji.ts';

const COLUMNS = 8;
const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: COLUMNS, ArrowUp: -COLUMNS };

/** Closes the picker on a press outside. */
function useOutsidePress(root: React.RefObject<HTMLElement | null>, isOpen: boolean, close: () => void) {
  useEffect(() => {
    if (!isOpen) return undefined;
    const onPress = ({ target }: Event) => {
      if (!root.current?.contains(target as Node)) close();
    };
    document.addEventListener('pointerdown', onPress);
    return () => document.removeEventListener('pointerdown', onPress);
  });
}

/** A popup of emoji. Arrow keys move, Enter inserts, Escape closes. */
export function EmojiPicker({ onPick }: { readonly onPick: (emoji: string) => void }) {
  const t = useChatT();
  const root = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  useOutsidePress(root, isOpen, close);
  const faces = () => [...(root.current?.querySelectorAll<HTMLButtonElement>('[data-face]') ?? [])];
  useEffect(() => {
    if (isOpen) faces()[0]?.focus();
  }, [isOpen]);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.altKey || event.ctrlKey || event.metaKey ? undefined : STEPS[event.key];
    const all = faces();
    const at = all.indexOf(document.activeElement as HTMLButtonElement);
    if (step !== undefined && at >= 0) {
      event.preventDefault();
      all[Math.min(all.length - 1, Math.max(0, at + step))]?.focus();
    }
    if (event.key !== 'Escape' || !isOpen) return;
    event.stopPropagation();
    close();
    root.current?.querySelector('button')?.focus();
  };
  const pick = (emoji: string) => {
    close();
    onPick(emoji);
  };
  return (
    <Root ref={root} onKeyDown={onKeyDown}>
      <IconButton size="small" label={t('emoji')} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <SmileIcon />
      </IconButton>
      {isOpen && (
        <Sheet role="group" aria-label={t('emojiPick')}>
          {EMOJI.map((emoji, at) => (
            <button key={emoji} type="button" data-face tabIndex={at === 0 ? 0 : -1} onClick={() => pick(emoji)}>
              {emoji}
            </button>
          ))}
        </Sheet>
      )}
    </Root>
  );
}

const Root = styled.div`
  position: relative;
`;

const Sheet = styled.div`
  position: absolute;
  bottom: calc(100% + ${token('space.2')});
  left: 0;
  z-index: ${token('zIndex.popup')};
  display: grid;
  grid-template-columns: repeat(${COLUMNS}, 2rem);
  padding: ${token('space.2')};
  border: 1px solid ${token('color.line.hairline')};
  border-radius: ${token('radius.panel')};
  background: ${token('color.surface.raised')};
  box-shadow: ${token('shadow.popup')};
  > button {
    width: 2rem;
    height: 2rem;
    padding: 0;
    border: 0;
    border-radius: ${token('radius.cell')};
    background: none;
    font-size: 1.25rem;
    line-height: 1;
  }
  > button:hover,
  > button:focus-visible {
    background: ${token('color.surface.hover')};
  }
`;
