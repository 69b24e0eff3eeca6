import type { Slip } from '@pavilion/domain-sports';
import { useAppDispatch, useAppSelector } from '@pavilion/site-contract';
import { useEffect, useRef, type KeyboardEvent, type RefObject } from 'react';
import { deskActions } from '../state/deskSlice.ts';
import { selectDesk } from '../state/sportsState.ts';

const BOXES = 'input[enterkeyhint]';

/** Whether the focus is still on a price or nowhere: the slip may load for seconds, and a guest logs in before it opens. */
function isFocusFree(): boolean {
  const { activeElement, body } = document;
  return activeElement === null || activeElement === body || activeElement.matches('button[data-price]');
}

/**
 * Moves the focus to the stake of a price that was picked with Enter, and back to the price with Escape (DSK-05). The focus
 * stays where it is if the player has moved it since.
 */
export function useStakeFocus({ mode, selections }: Slip): {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly onKeyDown: (event: KeyboardEvent) => void;
} {
  const dispatch = useAppDispatch();
  const form = useRef<HTMLFormElement>(null);
  const isWanted = useAppSelector((state) => selectDesk(state).isStakeWanted);
  const priceId = useAppSelector((state) => selectDesk(state).keyboardPriceId);
  const at = selections.findIndex(({ id }) => id === priceId);
  useEffect(() => {
    if (!isWanted || at < 0) return;
    const boxes = form.current?.querySelectorAll<HTMLInputElement>(BOXES) ?? [];
    const box = (mode === 'multiple' ? boxes[at] : undefined) ?? boxes[0];
    if (!box) return;
    if (isFocusFree()) {
      box.focus();
      box.select();
    }
    dispatch(deskActions.stakeFocused());
  }, [isWanted, at, mode, dispatch]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || priceId === undefined) return;
    const cell = document.querySelector<HTMLElement>(`button[data-price="${CSS.escape(priceId)}"]`);
    if (!cell) return;
    event.stopPropagation();
    cell.focus();
  };
  return { form, onKeyDown };
}
