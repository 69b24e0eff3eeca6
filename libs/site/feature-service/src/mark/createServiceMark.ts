import { token } from '@pavilion/ui-kit';

const VARIABLE = '--service-unread';
const MAX_SHOWN = 99;

const rules = `
[data-service]::after {
  content: var(${VARIABLE}, none);
  display: inline-grid;
  place-items: center;
  min-width: 1.125rem;
  height: 1.125rem;
  margin-left: ${token('space.1')};
  padding: 0 0.3125rem;
  border-radius: ${token('radius.pill')};
  background: ${token('color.accent.fill')};
  color: ${token('color.text.onAccent')};
  font-family: ${token('font.family.figure')};
  font-size: 0.75rem;
  font-weight: ${token('font.weight.strong')};
  line-height: 1;
}`;

const marked = new WeakSet<Document>();

/** Returns the mark of unread answers at each element with `data-service`. The entry is part of the first load; its rule is not. */
export function createServiceMark(page: Document): { readonly show: (count: number) => void } {
  if (!marked.has(page) && typeof CSSStyleSheet.prototype.replaceSync === 'function') {
    marked.add(page);
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    page.adoptedStyleSheets.push(sheet);
  }
  const { style } = page.documentElement;
  return {
    show: (count) => {
      if (count > 0) style.setProperty(VARIABLE, `"${count > MAX_SHOWN ? `${MAX_SHOWN}+` : count}"`);
      else style.removeProperty(VARIABLE);
    },
  };
}
