type Field = HTMLInputElement | HTMLTextAreaElement;

const listFields = (root: Element) => [...root.querySelectorAll<Field>('input, textarea')];

/** Sets a value as typing does: React listens for the event and ignores values set through its own property. */
function typeValue(field: Field, value: string): void {
  const prototype = field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * Keeps what a player has typed into the static HTML of a page, with the focus and the selection. Call the returned function
 * when the same page has been rendered; its fields have the same order.
 */
export function keepFields(root: Element): () => void {
  const before = listFields(root);
  const focused = before.findIndex((field) => field === document.activeElement);
  // Null for fields without a text selection, such as numbers.
  const { selectionStart = null, selectionEnd = null, selectionDirection = null } = before[focused] ?? {};
  const kept = before.map(({ value, defaultValue }) => (value === defaultValue ? undefined : value));
  return () => {
    const after = listFields(root);
    if (after.length !== before.length) return;
    kept.forEach((value, index) => {
      const field = after[index];
      if (field && value !== undefined) typeValue(field, value);
    });
    const field = after[focused];
    field?.focus();
    if (field && selectionStart !== null)
      field.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? undefined);
  };
}
