// Shared functions of the sections: elements and requests.

const notice = document.querySelector('#notice');

/** Creates an element: `h('td', { class: 'number' }, text, child)`. Strings are inserted as text, not as markup. */
export function h(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (name.startsWith('on')) element.addEventListener(name.slice(2), value);
    else if (value === true) element.setAttribute(name, '');
    else if (value !== false && value !== undefined) element.setAttribute(name, value);
  }
  element.append(...children.flat().filter((child) => child !== undefined && child !== null));
  return element;
}

let noticeTimer;
export function showMessage(text) {
  notice.textContent = text;
  notice.hidden = false;
  clearTimeout(noticeTimer);
  noticeTimer = setTimeout(() => (notice.hidden = true), 5000);
}

export async function api(method, path, body) {
  const response = await fetch(`/console/api/${path}`, {
    method,
    ...(body ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {}),
  });
  const data = await response.json();
  if (!response.ok)
    throw new Error(data.error ?? `Console request ${method} ${path} failed with status ${response.status}.`);
  return data;
}

/** Renders the section again. */
export const changed = () => dispatchEvent(new Event('changed'));

/** Runs a command, shows its result and renders the section again. */
export async function act(done, work) {
  try {
    await work();
    showMessage(done);
  } catch (error) {
    showMessage(error.message);
  }
  changed();
}

export const time = (ms) => new Date(ms).toLocaleString('sv-SE', { timeZone: 'Asia/Shanghai' });
export const getFormValues = (form) => Object.fromEntries([...new FormData(form)].filter(([, value]) => value !== ''));
export const button = (text, onclick, kind = 'quiet') => h('button', { type: 'button', class: kind, onclick }, text);
export const field = (label, name, attributes = {}) => h('label', {}, label, h('input', { name, ...attributes }));
export const textArea = (label, name, attributes = {}) =>
  h('label', {}, label, h('textarea', { name, rows: 4, ...attributes }));
export const choice = (label, name, options, value) =>
  h(
    'label',
    {},
    label,
    h(
      'select',
      { name },
      options.map(([key, text]) => h('option', { value: key, selected: key === value }, text)),
    ),
  );

export function table(heads, rows, empty) {
  const body = rows.length ? rows : [h('tr', {}, h('td', { class: 'empty', colspan: heads.length }, empty))];
  return h(
    'div',
    { class: 'sheet' },
    h(
      'table',
      {},
      h(
        'thead',
        {},
        h(
          'tr',
          {},
          heads.map((head) => h('th', { class: head.endsWith('#') ? 'number' : '' }, head.replace('#', ''))),
        ),
      ),
      h('tbody', {}, body),
    ),
  );
}

export function form(fields, submit, onsubmit, attributes = {}) {
  return h(
    'form',
    {
      ...attributes,
      onsubmit: (event) => {
        event.preventDefault();
        onsubmit(event.target);
      },
    },
    fields,
    submit,
  );
}

/** Opens a dialog with the fields of a command. */
export function openForm(title, fields, text, onsubmit) {
  const dialog = h('dialog', { class: 'sheet padded' });
  const close = () => dialog.remove();
  dialog.append(
    h('h2', {}, title),
    form(
      h('div', { class: 'fields' }, fields),
      h('div', { class: 'tools' }, h('button', { type: 'submit' }, text), button('Cancel', close)),
      (target) => {
        onsubmit(getFormValues(target));
        close();
      },
    ),
  );
  dialog.addEventListener('close', close);
  document.body.append(dialog);
  dialog.showModal();
}
