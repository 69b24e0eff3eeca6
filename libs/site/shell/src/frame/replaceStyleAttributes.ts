/**
 * Replaces `style="…"` attributes with classes, because the content security policy forbids style attributes in HTML.
 *
 * Supports only markup rendered by React, whose order of attributes and quoting are known.
 */
export function replaceStyleAttributes(markup: string): { readonly html: string; readonly css: string } {
  const names = new Map<string, string>();
  const toClassName = (style: string) => {
    if (!names.has(style)) names.set(style, `f${names.size}`);
    return names.get(style);
  };
  const html = markup.replace(/<[a-z][^>]*? style="([^"]*)"[^>]*>/g, (tag, style: string) => {
    const bare = tag.replace(` style="${style}"`, '');
    const name = toClassName(style);
    return / class="/.test(bare)
      ? bare.replace(' class="', ` class="${name} `)
      : bare.replace(/(\/?>)$/, ` class="${name}"$1`);
  });
  const css = [...names].map(([style, name]) => `.${name}{${style}}`).join('');
  return { html, css };
}
