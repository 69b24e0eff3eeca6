const middleDots = '·•・‧∙';
const chinese = String.raw`[\u3400-\u9fff\u{20000}-\u{3134f}]`;
const chineseEnds = new RegExp(`^${chinese}(?:.*${chinese})?$`, 'u');
const lettersAndDots = new RegExp(`^[A-Za-z](?:[A-Za-z.${middleDots}]*[A-Za-z])?$`, 'u');
const badDots = new RegExp(`[${middleDots}]{2}|^[${middleDots}]|[${middleDots}]$`, 'u');
const unsafe = /[\p{C}\p{Z}\p{N}<>&"'`\\/]/u;

/**
 * Validates a real name (§5): Chinese at both ends, or letters and dots only; no adjacent middle dots, none at an end.
 *
 * Between Chinese ends other letters and dots are allowed (阿·买买提, 张a三), but no white space, digits, control characters or
 * markup, because names are shown on cards and pages. A single Chinese character is valid.
 */
export function validateRealName(name: string): 'realNameRequired' | 'realNameRule' | undefined {
  const text = name.trim();
  if (text === '') return 'realNameRequired';
  if (badDots.test(text) || unsafe.test(text)) return 'realNameRule';
  return chineseEnds.test(text) || lettersAndDots.test(text) ? undefined : 'realNameRule';
}
