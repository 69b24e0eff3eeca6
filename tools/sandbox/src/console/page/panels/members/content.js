// Navigation, notices and the sponsor page, with links to the pages that show them.

import { h, api, act, button, choice, field, form, table } from '../../kit.js';

/** Creates a field of several lines. */
const area = (label, name, value, maxlength) => {
  const input = h('textarea', { name, rows: 3, maxlength, required: true });
  input.value = value;
  return h('label', {}, label, input);
};

/** Links to a page of each site, in a new tab. */
export function renderPreviews(sites, path) {
  return h(
    'p',
    { class: 'hint' },
    'Preview: ',
    ...sites.flatMap((site) => [
      h('a', { href: site + path, target: '_blank', rel: 'noopener' }, `${site}${path}`),
      ' ',
    ]),
  );
}

export async function content() {
  const [settings, sponsors, sites, keys] = await Promise.all([
    api('GET', 'settings'),
    api('GET', 'sponsors'),
    api('GET', 'sites'),
    api('GET', 'navigation'),
  ]);
  return [
    ...renderNavigation(settings, keys, sites),
    ...renderNotices(settings, sites),
    ...renderSponsors(sponsors, sites),
  ];
}

function renderNavigation({ hiddenKeys, maintainedKeys }, keys, sites) {
  const box = (name, key, list) =>
    h('input', {
      type: 'checkbox',
      name,
      value: key,
      checked: list.includes(key),
      disabled: name === 'hidden' && key === 'HOME',
      'aria-label': `${key}: ${name}`,
    });
  const row = (key) =>
    h(
      'tr',
      {},
      h('td', {}, key),
      h('td', {}, box('hidden', key, hiddenKeys)),
      h('td', {}, box('maintenance', key, maintainedKeys)),
    );
  const save = (target) => {
    const data = new FormData(target);
    const change = { hiddenKeys: data.getAll('hidden'), maintainedKeys: data.getAll('maintenance') };
    act('Saved.', () => api('POST', 'settings', change));
  };
  return [
    h('h2', {}, 'Navigation'),
    renderPreviews(sites, '/'),
    form(
      table(['Key', 'Hidden', 'In maintenance'], keys.map(row), 'No keys.'),
      h('div', { class: 'tools' }, h('button', { type: 'submit' }, 'Save navigation')),
      save,
    ),
  ];
}

const saveNotices = (done, notices) => act(done, () => api('POST', 'settings', { notices }));

function noticeForm(notice, { siteIds, text, onsave, onremove }) {
  const { texts, sites } = notice;
  return form(
    h(
      'div',
      { class: 'fields' },
      field('Title, simplified', 'titleCn', { value: texts['zh-CN'].title, maxlength: 60, required: true }),
      field('Title, traditional', 'titleTw', { value: texts['zh-TW'].title, maxlength: 60, required: true }),
      choice('Site', 'site', [['', 'All'], ...siteIds.map((id) => [id, id])], sites?.[0] ?? ''),
      area('Text, simplified', 'contentCn', texts['zh-CN'].content, 1000),
      area('Text, traditional', 'contentTw', texts['zh-TW'].content, 1000),
    ),
    h(
      'div',
      { class: 'tools' },
      h('button', { type: 'submit' }, text),
      onremove && button('Delete notice', onremove, 'danger'),
    ),
    (target) => {
      const { site, titleCn, titleTw, contentCn, contentTw } = Object.fromEntries(new FormData(target));
      onsave({
        ...notice,
        sites: site === '' ? undefined : [site],
        texts: { 'zh-CN': { title: titleCn, content: contentCn }, 'zh-TW': { title: titleTw, content: contentTw } },
      });
    },
    { class: 'sheet padded' },
  );
}

function renderNotices({ notices, titles }, sites) {
  const siteIds = Object.keys(titles);
  const empty = { title: '', content: '' };
  return [
    h('h2', {}, 'Notices'),
    renderPreviews(sites, '/'),
    noticeForm(
      { texts: { 'zh-CN': empty, 'zh-TW': empty } },
      {
        siteIds,
        text: 'Publish notice',
        onsave: (notice) =>
          saveNotices('Published.', [{ ...notice, id: crypto.randomUUID(), createTime: Date.now() }, ...notices]),
      },
    ),
    ...notices.map((notice) =>
      noticeForm(notice, {
        siteIds,
        text: 'Save notice',
        onsave: (next) =>
          saveNotices(
            'Saved.',
            notices.map((each) => (each.id === next.id ? next : each)),
          ),
        onremove: () =>
          saveNotices(
            'Deleted.',
            notices.filter(({ id }) => id !== notice.id),
          ),
      }),
    ),
  ];
}

function renderSponsors(sponsors, sites) {
  const forms = sponsors.map(({ id, period, texts }) => {
    const part = (label, locale, suffix) => [
      field(`Name, ${label}`, `name${suffix}`, { value: texts[locale].name, maxlength: 40, required: true }),
      field(`Title, ${label}`, `title${suffix}`, { value: texts[locale].title, maxlength: 60, required: true }),
      area(`Text, ${label}`, `content${suffix}`, texts[locale].content, 1000),
    ];
    return form(
      h(
        'div',
        { class: 'fields' },
        field('Period', 'period', { value: period, maxlength: 40, required: true }),
        ...part('simplified', 'zh-CN', 'Cn'),
        ...part('traditional', 'zh-TW', 'Tw'),
      ),
      h('div', { class: 'tools' }, h('button', { type: 'submit' }, 'Save sponsor')),
      (target) => {
        const data = Object.fromEntries(new FormData(target));
        const read = (suffix) => ({
          name: data[`name${suffix}`],
          title: data[`title${suffix}`],
          content: data[`content${suffix}`],
        });
        const body = { period: data.period, texts: { 'zh-CN': read('Cn'), 'zh-TW': read('Tw') } };
        act('Saved.', () => api('POST', `sponsors/${id}`, body));
      },
      { class: 'sheet padded' },
    );
  });
  return [h('h2', {}, 'Sponsors'), renderPreviews(sites, '/sponsor'), ...forms];
}
