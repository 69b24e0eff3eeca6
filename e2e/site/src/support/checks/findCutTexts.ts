import type { Page } from '@playwright/test';

/**
 * Returns the texts that a visitor cannot read in full: those that a box cuts off horizontally, or that reach beyond the
 * page. Texts that end with an ellipsis, and those in a box that scrolls, count as readable.
 *
 * @param root selector of the part of the page
 */
export const findCutTexts = (page: Page, root: string): Promise<string[]> =>
  page.evaluate((selector) => {
    const pageWidth = document.documentElement.clientWidth;
    const listTexts = (element: Element) =>
      [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());
    const hasText = (element: Element) => listTexts(element).length > 0;
    /** Measures the element's own text, without elements in it, such as text for screen readers. */
    const measureText = (element: Element) => {
      const boxes = listTexts(element)
        .map((text) => {
          const range = document.createRange();
          range.selectNodeContents(text);
          return range.getBoundingClientRect();
        })
        // A text that changed outside the window has no box yet, because of `content-visibility`.
        .filter(({ width }) => width > 0);
      return { left: Math.min(...boxes.map(({ left }) => left)), right: Math.max(...boxes.map(({ right }) => right)) };
    };
    const isBeyond = (text: { left: number; right: number }, left: number, right: number) =>
      text.left < left - 1 || text.right > right + 1;
    /** Whether a box scrolls, ends its text with an ellipsis, or is for screen readers only. */
    const isExempt = ({ overflowX, textOverflow, webkitLineClamp, position }: CSSStyleDeclaration, area: DOMRect) =>
      ['auto', 'scroll'].includes(overflowX) ||
      textOverflow === 'ellipsis' ||
      webkitLineClamp !== 'none' ||
      (position === 'absolute' && area.width <= 1);
    const isCut = (element: Element) => {
      const text = measureText(element);
      for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
        const style = getComputedStyle(box);
        const area = box.getBoundingClientRect();
        if (isExempt(style, area)) return false;
        if (style.overflowX !== 'visible' && isBeyond(text, area.left, area.right)) return true;
      }
      return isBeyond(text, 0, pageWidth);
    };
    return [...document.querySelectorAll(`${selector} *`)]
      .filter((element) => element instanceof HTMLElement && hasText(element))
      .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .filter((element) => !element.closest('[inert], [aria-hidden="true"]') && isCut(element))
      .slice(0, 5)
      .map((element) => `${element.tagName} "${element.textContent.trim().slice(0, 40)}"`);
  }, root);
