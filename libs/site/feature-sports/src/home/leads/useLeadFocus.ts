import { findBoardPosition, findEntryButton } from '../../board/boardFocus.ts';
import { useRemovedFocus } from '../../parts/useRemovedFocus.ts';

/** Place of a button among the first matches. */
interface LeadPlace {
  readonly at: number;
  /** `undefined` for a price. */
  readonly tool: string | undefined;
  readonly column: string | undefined;
}

function describePlace(button: HTMLElement): LeadPlace {
  const lead = button.closest('[data-match]');
  const at = [...(lead?.parentElement?.children ?? [])].indexOf(lead ?? button);
  return { at, tool: button.dataset['tool'], column: findBoardPosition(button)?.column };
}

function findPlace(root: Element, { at, tool, column }: LeadPlace): HTMLElement | null | undefined {
  const lead = root.children[at] ?? root.lastElementChild;
  const own = tool === undefined ? undefined : lead?.querySelector<HTMLElement>(`[data-tool="${tool}"]`);
  return own ?? findEntryButton(lead?.querySelector('[data-strip]') ?? null, column, true);
}

/**
 * Keeps the focus on its place when a first match ends and another one takes the place, or a market closes.
 *
 * @returns handlers of the focus events of the list
 */
export const useLeadFocus = () =>
  useRemovedFocus({
    describe: describePlace,
    restore: (root, place, isByKeyboard) => findPlace(root, place)?.focus({ preventScroll: !isByKeyboard }),
  });
