import { hideOthers } from 'aria-hidden';

const MARKER = 'data-behind-dialog';
const inertElements = new Set<Element>();

/**
 * Makes everything outside the layer of a dialog inert and hidden from assistive technology, apart from live regions.
 *
 * Elements that are added to the body later, such as a list of options, stay usable. So does the layer of a dialog above that
 * opens at the same time, which has the attribute `data-dialog-layer`.
 *
 * @returns function that undoes it; calls may be undone in any order
 */
export function hidePage(layer: Element): () => void {
  const above = [...document.querySelectorAll('[data-dialog-layer]')].filter(
    (other) => layer.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
  const undo = hideOthers([layer, ...above], document.body, MARKER);
  updateInert();
  return () => {
    undo();
    updateInert();
  };
}

/** Makes `inert` follow the marker, which the library counts for several dialogs. Elements that were inert before stay so. */
function updateInert() {
  for (const element of inertElements) {
    if (element.hasAttribute(MARKER)) continue;
    element.removeAttribute('inert');
    inertElements.delete(element);
  }
  for (const element of document.querySelectorAll(`[${MARKER}]:not([inert])`)) {
    element.setAttribute('inert', '');
    inertElements.add(element);
  }
}
