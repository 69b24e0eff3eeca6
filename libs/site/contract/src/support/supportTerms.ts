/** Expressions for "contact customer service" in the texts of both scripts. */
export const supportTerms = ['联系在线客服', '联系客服', '聯絡線上客服', '聯絡客服'] as const;
