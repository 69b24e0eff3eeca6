/** Terms that are not allowed in messages (6008), such as offers of money and external contacts, in both scripts. */
const unwanted =
  /代充|代儲|加微信|加薇信|加賴|加好友群|稳赚不赔|穩賺不賠|包赢|包贏|内幕单|內幕單|出售账号|出售帳號|外挂|外掛|刷水套利/;

/** Whether a message contains such a term, ignoring spaces and punctuation inside it. */
export const containsUnwantedTerm = (text: string): boolean => unwanted.test(text.replaceAll(/[\s.,，。·_-]/g, ''));
