/** Returns the text of HTML in one line, without running or loading anything of it. */
export function toPlainText(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const hidden of body.querySelectorAll('script, style, template, noscript')) hidden.remove();
  for (const end of body.querySelectorAll('br, p, li, h3, h4, tr, div')) end.append(' ');
  return (body.textContent ?? '').replace(/\s+/gu, ' ').trim();
}
