import type { RuleSet } from 'styled-components';

/**
 * Joins a static style into one text, for components with hundreds of elements (`styled.div(toStaticTemplate(css`…`))`).
 * styled-components otherwise joins the parts of a style at every render of every element.
 */
export function toStaticTemplate(rules: RuleSet): TemplateStringsArray {
  const text = [(rules as readonly string[]).join('')];
  return Object.assign(text, { raw: text });
}
