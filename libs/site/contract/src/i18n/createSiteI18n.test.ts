import { createSiteI18n } from './createSiteI18n.ts';
import { defineMessages, type Translated } from './messages.ts';

const zhCN = { hello: '你好，{name}', plain: '登录', many: '{count, plural, other {# 场}}' } as const;
const zhTW = {
  hello: '您好，{name}',
  plain: '登入',
  many: '{count, plural, other {# 場}}',
} as const satisfies Translated<typeof zhCN>;

const createCatalogue = (load = { cn: 0, tw: 0 }) =>
  defineMessages<typeof zhCN>('room', {
    'zh-CN': async () => ((load.cn += 1), zhCN),
    'zh-TW': async () => ((load.tw += 1), zhTW),
  });

describe('createSiteI18n', () => {
  it('EDN-03 reads plain texts, placeholders and counts', async () => {
    const i18n = createSiteI18n('zh-CN');
    const catalogue = createCatalogue();
    await i18n.ensure([catalogue]);
    const t = i18n.translator(catalogue);
    expect([t('plain'), t('hello', { name: 'demo01' }), t('many', { count: 3 })]).toEqual([
      '登录',
      '你好，demo01',
      '3 场',
    ]);
  });

  it('loads only the active language, once', async () => {
    const load = { cn: 0, tw: 0 };
    const i18n = createSiteI18n('zh-TW');
    const catalogue = createCatalogue(load);
    await Promise.all([i18n.ensure([catalogue]), i18n.ensure([catalogue])]);
    await i18n.ensure([catalogue]);
    expect(load).toEqual({ cn: 0, tw: 1 });
  });

  it('F-UI-07 switches all catalogues in use at once and notifies listeners once', async () => {
    const i18n = createSiteI18n('zh-CN');
    const catalogue = createCatalogue();
    i18n.seed(catalogue, 'zh-CN', zhCN);
    const before = i18n.translator(catalogue);
    const listener = jest.fn();
    i18n.subscribe(listener);
    await i18n.switchTo('zh-TW');
    expect([i18n.locale(), i18n.t(catalogue, 'plain'), listener.mock.calls.length]).toEqual(['zh-TW', '登入', 1]);
    expect(i18n.translator(catalogue)).not.toBe(before);
  });

  it('F-UI-07 keeps the language if the other one cannot be loaded, and can switch later', async () => {
    const i18n = createSiteI18n('zh-CN');
    let isBroken = true;
    const catalogue = defineMessages<typeof zhCN>('room', {
      'zh-CN': async () => zhCN,
      'zh-TW': async () => {
        if (isBroken) throw new Error('chunk gone');
        return zhTW;
      },
    });
    await i18n.ensure([catalogue]);
    await expect(i18n.switchTo('zh-TW')).rejects.toThrow('chunk gone');
    expect([i18n.locale(), i18n.t(catalogue, 'plain')]).toEqual(['zh-CN', '登录']);
    isBroken = false;
    await i18n.switchTo('zh-TW');
    expect(i18n.t(catalogue, 'plain')).toBe('登入');
  });

  it('F-UI-07 shows the key of a text that is not loaded, and the text once it is', async () => {
    const i18n = createSiteI18n('zh-CN');
    const catalogue = createCatalogue();
    expect([i18n.t(catalogue, 'plain'), i18n.translator(catalogue)('plain')]).toEqual(['plain', 'plain']);
    await i18n.ensure([catalogue]);
    expect([i18n.t(catalogue, 'plain'), i18n.translator(catalogue)('plain')]).toEqual(['登录', '登录']);
  });

  it('F-UI-07 a stored translator reads the active language', async () => {
    const i18n = createSiteI18n('zh-CN');
    const catalogue = createCatalogue();
    i18n.seed(catalogue, 'zh-CN', zhCN);
    const translate = i18n.translator(catalogue);
    expect(translate('plain')).toBe('登录');
    await i18n.switchTo('zh-TW');
    expect(translate('plain')).toBe('登入');
  });

  it('F-UI-07 a text file that arrives after a language switch is loaded in the new language too', async () => {
    const i18n = createSiteI18n('zh-CN');
    let respond = (_texts: typeof zhCN) => undefined as void;
    const catalogue = defineMessages<typeof zhCN>('room', {
      'zh-CN': () => new Promise((resolve) => (respond = resolve)),
      'zh-TW': async () => zhTW,
    });
    i18n.seed(defineMessages<typeof zhCN>('first', catalogue.load), 'zh-TW', zhTW);
    const ensured = i18n.ensure([catalogue]);
    await i18n.switchTo('zh-TW');
    respond(zhCN);
    await ensured;
    expect([i18n.locale(), i18n.t(catalogue, 'plain')]).toEqual(['zh-TW', '登入']);
  });

  it('F-UI-07 a language switch also loads a text file that arrived during the switch', async () => {
    const i18n = createSiteI18n('zh-CN');
    let respond = (_texts: typeof zhTW) => undefined as void;
    const first = defineMessages<typeof zhCN>('first', {
      'zh-CN': async () => zhCN,
      'zh-TW': () => new Promise((resolve) => (respond = resolve)),
    });
    const second = createCatalogue();
    await i18n.ensure([first]);
    const switched = i18n.switchTo('zh-TW');
    await i18n.ensure([second]);
    expect(i18n.t(second, 'plain')).toBe('登录');
    respond(zhTW);
    await switched;
    expect([i18n.t(first, 'plain'), i18n.t(second, 'plain')]).toEqual(['登入', '登入']);
  });

  it('F-UI-07 the last of two switches decides, also while the texts of the first still load', async () => {
    const i18n = createSiteI18n('zh-CN');
    let respond = (_texts: typeof zhTW) => undefined as void;
    const catalogue = defineMessages<typeof zhCN>('room', {
      'zh-CN': async () => zhCN,
      'zh-TW': () => new Promise((resolve) => (respond = resolve)),
    });
    await i18n.ensure([catalogue]);
    const switched = i18n.switchTo('zh-TW');
    await i18n.switchTo('zh-CN');
    respond(zhTW);
    await switched;
    expect([i18n.locale(), i18n.t(catalogue, 'plain')]).toEqual(['zh-CN', '登录']);
    await i18n.switchTo('zh-TW');
    expect(i18n.locale()).toBe('zh-TW');
  });

  it('treats markup and braces in values as text', () => {
    const i18n = createSiteI18n('zh-CN');
    const catalogue = createCatalogue();
    i18n.seed(catalogue, 'zh-CN', zhCN);
    expect(i18n.t(catalogue, 'hello', { name: '<b>{count}</b>' })).toBe('你好，<b>{count}</b>');
  });
});
