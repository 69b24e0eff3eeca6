/** Rectangle in pixels of the visible part of the page. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Distance between target and card, and between card and edge, in pixels. */
const GAP = 12;

const clamp = (value: number, min: number, max: number) => Math.max(min, Math.min(value, max));

/** Computes the position of the card: below, above or next to its target; in the corner if nothing fits or there is no target. */
export function placeCard(
  target: Box | undefined,
  card: Size,
  view: Size,
): { readonly left: number; readonly top: number } {
  const corner = { left: view.width - card.width - GAP * 2, top: view.height - card.height - GAP * 2 };
  if (!target) return { left: Math.max(GAP, corner.left), top: Math.max(GAP, corner.top) };
  const left = clamp(target.left, GAP, Math.max(GAP, view.width - card.width - GAP));
  const below = target.top + target.height + GAP;
  if (below + card.height + GAP <= view.height) return { left, top: Math.max(GAP, below) };
  const above = target.top - card.height - GAP;
  if (above >= GAP) return { left, top: above };
  const top = clamp(target.top, GAP, Math.max(GAP, view.height - card.height - GAP));
  const right = target.left + target.width + GAP;
  if (right + card.width + GAP <= view.width) return { left: right, top };
  const before = target.left - card.width - GAP;
  if (before >= GAP) return { left: before, top };
  return { left: Math.max(GAP, corner.left), top: Math.max(GAP, corner.top) };
}
