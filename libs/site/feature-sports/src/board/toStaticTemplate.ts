import type { RuleSet } from 'styled-components';

/**
 * A static style as one text, for elements of which a board has hundreds (`styled.div(toStaticTemplate(css`…`))`):
 * styled-components joins the parts of a style anew at every render of every element.
 */
export function toStaticTemplate(rules: RuleSet): TemplateStringsArray {
  const text = [(rules as readonly string[]).join('')];
  return Object.assign(text, { raw: text });
}
