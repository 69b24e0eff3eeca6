const ENTRY = /\s*<script type="module" crossorigin src="([^"]+)"><\/script>/;
const PRELOAD = /<link rel="modulepreload" crossorigin href="([^"]+)">/g;

/**
 * Lets the page be painted before its scripts are parsed: they are fetched at once as plain files, and imported after the
 * first frame. A module preload would be compiled while the first layout runs, and on a slow machine hold it back by half.
 *
 * A page in a hidden tab gets no frames, so there the import comes at once; and a frame that never comes is not waited for
 * longer than two seconds.
 *
 * @param {string} page @param {string} nonce
 */
export function paintFirst(page, nonce) {
  const entry = ENTRY.exec(page)?.[1];
  if (entry === undefined) return page;
  const fetchOnly = (/** @type {string} */ href) => `<link rel="preload" as="script" crossorigin href="${href}">`;
  const start = `(function(){var d=0;function go(){if(!d){d=1;import('${entry}')}}document.hidden?go():requestAnimationFrame(function(){setTimeout(go)});setTimeout(go,2000)})()`;
  return page
    .replace(PRELOAD, (_match, href) => fetchOnly(href))
    .replace(ENTRY, `\n    ${fetchOnly(entry)}`)
    .replace('</body>', `<script nonce="${nonce}">${start}</script></body>`);
}
