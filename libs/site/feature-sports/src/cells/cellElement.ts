/*
 * The only writer of the attributes and texts of a price cell of the board; `pavilion/attribute-writer` reports another.
 *
 * | attribute                     | written                                                        |
 * | ----------------------------- | -------------------------------------------------------------- |
 * | `class`, `type`, `tabindex`   | with the element; `moveTabStop` changes `tabindex` later       |
 * | `data-price`                  | when the cell is bound to a price                              |
 * | `data-picked`, `aria-pressed` | at the click on the cell, and when the slip changes            |
 * | `data-locked`, `aria-disabled`| when the price is suspended or resumed                         |
 * | `data-long`                   | when the odds become too long for the cell, or fit again       |
 * | `aria-label`                  | with the first price, later by `scheduleName`                  |
 * | `data-move`                   | by `showPriceMove` of ui-kit                                   |
 */

/** Creates the elements of line and odds outside React, because only the cell writer updates them. */
function createParts(): DocumentFragment {
  const fragment = document.createDocumentFragment();
  for (const name of ['line', 'odds']) {
    const part = document.createElement('span');
    part.dataset['part'] = name;
    part.append(document.createTextNode(''));
    fragment.append(part);
  }
  return fragment;
}

/** Creates the button of a price cell outside React. */
export function createCellButton(className: string): HTMLElement {
  const button = document.createElement('button');
  button.className = className;
  button.type = 'button';
  button.tabIndex = -1;
  button.append(createParts());
  return button;
}

/** Returns the text nodes of a cell. Creates them in a button that React rendered. */
export function getTextNodes(button: HTMLElement): readonly [line: Text, odds: Text] {
  if (!button.firstChild) button.append(createParts());
  return [button.firstChild?.firstChild as Text, button.lastChild?.firstChild as Text];
}

/** Sets the id of the price that a cell shows. */
export function setPriceId(button: HTMLElement, priceId: string): void {
  button.dataset['price'] = priceId;
}

/** Marks a cell as selected or not, visually and with `aria-pressed`. */
export function markSelected(button: HTMLElement, isSelected: boolean): void {
  button.toggleAttribute('data-picked', isSelected);
  button.setAttribute('aria-pressed', String(isSelected));
}

/** Returns whether a cell is marked as suspended. */
export const isLocked = (button: HTMLElement): boolean => button.hasAttribute('data-locked');

/** Marks a cell as suspended or not, visually and with `aria-disabled`. */
export function setLocked(button: HTMLElement, isSuspended: boolean): void {
  button.toggleAttribute('data-locked', isSuspended);
  if (isSuspended) button.setAttribute('aria-disabled', 'true');
  else button.removeAttribute('aria-disabled');
}

/** Returns whether a cell is marked as having long odds. */
export const isLong = (button: HTMLElement): boolean => button.hasAttribute('data-long');

/** Marks odds such as `100.00`, or `13.02` beside a long line, which narrow cells show in a smaller font. */
export const setLong = (button: HTMLElement, hasLongOdds: boolean): void => {
  button.toggleAttribute('data-long', hasLongOdds);
};

/** Sets the accessible name of a cell. */
export const setName = (button: HTMLElement, name: string): void => button.setAttribute('aria-label', name);
