/** Texts of a list by the last part of their keys. @type {Record<'zh-CN' | 'zh-TW', Record<string, string>>} */
const listTexts = {
  'zh-CN': {
    lead: '最新内容在前。',
    name: '名称',
    loading: '正在读取',
    empty: '暂无内容',
    emptyHint: '有新内容时会显示在这里。',
  },
  'zh-TW': {
    lead: '最新內容在前。',
    name: '名稱',
    loading: '讀取中',
    empty: '目前沒有內容',
    emptyHint: '有新內容時會顯示在這裡。',
  },
};

/**
 * Texts of a new page by the last part of their keys.
 *
 * @param {import('./generator.mjs').Page} page
 * @param {'zh-CN' | 'zh-TW'} locale
 * @returns {Record<string, string>}
 */
export const createPageTexts = ({ titles }, locale) => ({ title: titles[locale], ...listTexts[locale] });
