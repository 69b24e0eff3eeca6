/** Returns names and values of the definition lists below an element, in reading order. */
export const readTerms = (root: ParentNode = document): readonly (readonly [string, string])[] =>
  [...root.querySelectorAll('dt')].map((term) => [
    term.textContent.trim(),
    term.nextElementSibling?.textContent.trim() ?? '',
  ]);
