const ENTRY = /\s*<script type="module" crossorigin src="([^"]+)"><\/script>/;
const PRELOAD = /<link rel="modulepreload" crossorigin href="([^"]+)">/g;

/** Home's first frame is its head and its first section; the rest of the frame stands ready and is laid out right after. */
export const FIRST_FRAME_CSS = '[data-first] main section~*,[data-first] footer{display:none}';

/**
 * Lets the page be painted before its scripts are parsed: they are fetched at once as plain files, and imported after the
 * first frames. A module preload would be compiled while the first layout runs, and on a slow machine hold it back by half.
 *
 * Home comes in two frames: laying out what stands below its largest words takes longer than the words themselves, so they
 * do not wait for it (`data-first`, set by the page's first script).
 *
 * A page in a hidden tab gets no frames, so there all comes at once; and a frame that never comes is not waited for longer
 * than two seconds.
 *
 * @param {string} page @param {string} nonce
 */
export function paintFirst(page, nonce) {
  const entry = ENTRY.exec(page)?.[1];
  if (entry === undefined) return page;
  const fetchOnly = (/** @type {string} */ href) => `<link rel="preload" as="script" crossorigin href="${href}">`;
  const start = `(function(h,d){function go(){if(!d){d=1;import('${entry}')}}function show(){delete h.dataset.first;requestAnimationFrame(function(){setTimeout(go)})}function all(){show();go()}document.hidden?all():requestAnimationFrame(function(){setTimeout(show)});setTimeout(all,2000)})(document.documentElement)`;
  return page
    .replace(PRELOAD, (_match, href) => fetchOnly(href))
    .replace(ENTRY, `\n    ${fetchOnly(entry)}`)
    .replace('</body>', `<script nonce="${nonce}">${start}</script></body>`);
}
