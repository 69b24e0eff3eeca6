import { keepFields } from './keepFields.ts';

const createRoot = (html: string) => {
  const root = document.createElement('div');
  root.innerHTML = html;
  document.body.replaceChildren(root);
  return root;
};
const getField = (root: Element, index: number) => root.querySelectorAll('input')[index]!;

describe('keepFields', () => {
  it('NAV-08 restores typed text and the focus in the page that replaces the static HTML', () => {
    const root = createRoot('<input value="100"><input>');
    getField(root, 1).value = '让球';
    getField(root, 1).focus();
    const restore = keepFields(root);
    root.innerHTML = '<input value="100"><input>';
    const values: string[] = [];
    root.addEventListener('input', ({ target }) => values.push((target as HTMLInputElement).value));
    restore();
    expect([getField(root, 0).value, getField(root, 1).value]).toEqual(['100', '让球']);
    expect(values).toEqual(['让球']);
    expect(document.activeElement).toBe(getField(root, 1));
  });

  it('NAV-08 restores the selection, so that the next words replace it', () => {
    const root = createRoot('<input value="200"><input type="number">');
    getField(root, 0).focus();
    getField(root, 0).setSelectionRange(0, 3);
    const restore = keepFields(root);
    root.innerHTML = '<input value="200"><input type="number">';
    restore();
    const { selectionStart, selectionEnd } = getField(root, 0);
    expect([selectionStart, selectionEnd]).toEqual([0, 3]);
  });

  it('NAV-08 restores the focus of a field without a selection', () => {
    const root = createRoot('<input type="number">');
    getField(root, 0).focus();
    const restore = keepFields(root);
    root.innerHTML = '<input type="number">';
    restore();
    expect(document.activeElement).toBe(getField(root, 0));
  });

  it('NAV-08 restores nothing if the fields differ', () => {
    const root = createRoot('<input>');
    getField(root, 0).value = 'x';
    const restore = keepFields(root);
    root.innerHTML = '<input><input>';
    restore();
    expect([getField(root, 0).value, getField(root, 1).value]).toEqual(['', '']);
  });
});
