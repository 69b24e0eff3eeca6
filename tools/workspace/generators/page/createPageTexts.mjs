/** Texts of the states of every page. @type {Record<'zh-CN' | 'zh-TW', Record<string, string>>} */
const stateTexts = {
  'zh-CN': {
    loading: '正在读取',
    failed: '没有读到内容',
    failedHint: '请稍后重试。',
    retry: '重试',
    offline: '网络已断开',
    offlineHint: '恢复连接后可以重试。',
  },
  'zh-TW': {
    loading: '讀取中',
    failed: '無法讀取內容',
    failedHint: '請稍後再試。',
    retry: '重試',
    offline: '網路已中斷',
    offlineHint: '連線恢復後可以重試。',
  },
};

/** @type {Record<'zh-CN' | 'zh-TW', Record<string, string>>} */
const listTexts = {
  'zh-CN': { lead: '最新内容在前。', name: '名称', empty: '暂无内容', emptyHint: '有新内容时会显示在这里。' },
  'zh-TW': { lead: '最新內容在前。', name: '名稱', empty: '目前沒有內容', emptyHint: '有新內容時會顯示在這裡。' },
};

/**
 * Texts of a new page by the last part of their keys. A panel of the feature brings the texts of loading and failure.
 *
 * @param {import('./generator.mjs').Page} page
 * @param {'zh-CN' | 'zh-TW'} locale
 * @returns {Record<string, string>}
 */
export const createPageTexts = ({ titles, hasReadPanel }, locale) => ({
  title: titles[locale],
  ...listTexts[locale],
  ...(hasReadPanel ? {} : stateTexts[locale]),
});
