const ENTRY = /\s*<script type="module" crossorigin src="([^"]+)"><\/script>/;
const PRELOAD = /<link rel="modulepreload" crossorigin href="([^"]+)">/g;

/** The first frame of home is its header and first section; the rest of the HTML is laid out directly after it. */
export const FIRST_FRAME_CSS = '[data-first] main section~*,[data-first] footer{display:none}';

/**
 * Script that repeats a press of a button of the static HTML once the site has started. On a slow connection this takes
 * seconds, and the press would be lost. Links work without it.
 *
 * A pointer can be pressed on a button of the static HTML and released on the same button of the site. The pressed element
 * no longer exists then, so the browser fires no click.
 */
const KEEP_PRESS = `(function(h,r){var f=r.firstElementChild,p,w;function label(b){return b.getAttribute('aria-label')||b.textContent}function press(){var l=w;w='';if(l)[].some.call(r.querySelectorAll('button'),function(b){return label(b)===l&&(b.click(),true)})}function hear(e){var b=e.target.closest('button'),l=b&&label(b),o=f.isConnected,t=e.type;if(t==='pointerdown')p=o?l:'';else if(l&&(o?t==='click':p===l)){w=l;p='';if(!o&&h.hasAttribute('data-ready'))press()}}['pointerdown','pointerup','click'].forEach(function(t){addEventListener(t,hear,true)});new MutationObserver(function(_,o){o.disconnect();press()}).observe(h,{attributeFilter:['data-ready']})})(document.documentElement,document.getElementById('root'))`;

/**
 * Function that fetches the scripts that the page imports later (`data-later`, see `laterFiles.mjs`): the first scripts keep
 * the processor busy meanwhile, and the connection is idle. In another language the page imports other files.
 */
const FETCH_LATER = `function later(){if(h.dataset.later&&!h.dataset.locale)h.dataset.later.split(' ').forEach(function(f){var l=document.createElement('link');l.rel='preload';l.as='script';l.crossOrigin='';l.href=f;document.head.append(l)})}`;

/**
 * Paints the page before its scripts are parsed: they are fetched at once as plain files and imported after the first
 * frames. A module preload would be compiled during the first layout and delay it by half on a slow machine.
 *
 * Home is painted in two frames, because the layout of the content below the headline takes longer than the headline
 * itself (`data-first`, set by the first script of the page).
 *
 * A page in a hidden tab has no frames, so everything follows at once. A missing frame delays the scripts by at most 2 s.
 *
 * @param {string} page
 */
export function paintFirst(page) {
  const entry = ENTRY.exec(page)?.[1];
  if (entry === undefined) return page;
  const fetchOnly = (/** @type {string} */ href) => `<link rel="preload" as="script" crossorigin href="${href}">`;
  const start = `(function(h,d){${FETCH_LATER}function go(){if(!d){d=1;import('${entry}');later()}}function show(){delete h.dataset.first;requestAnimationFrame(function(){setTimeout(go)})}function all(){show();go()}document.hidden?all():requestAnimationFrame(function(){setTimeout(show)});setTimeout(all,2000)})(document.documentElement)`;
  return page
    .replace(PRELOAD, (_match, /** @type {string} */ href) => fetchOnly(href))
    .replace(ENTRY, `\n    ${fetchOnly(entry)}`)
    .replace('</body>', `<script>${KEEP_PRESS};${start}</script></body>`);
}
