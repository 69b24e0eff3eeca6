const ENTRY = /\s*<script type="module" crossorigin src="([^"]+)"><\/script>/;
const PRELOAD = /<link rel="modulepreload" crossorigin href="([^"]+)">/g;

/** Home's first frame is its head and its first section; the rest of the frame stands ready and is laid out right after. */
export const FIRST_FRAME_CSS = '[data-first] main section~*,[data-first] footer{display:none}';

/**
 * A button of the frame that is pressed before the site has taken over is pressed again once it has: on a slow line those
 * are seconds, and a press nobody hears is the first thing a player would learn about the house. Links work by themselves.
 *
 * A finger may come down on a button of the frame and up on the site's: what it came down on is gone, so no click follows.
 */
const KEEP_PRESS = `(function(h,r){var f=r.firstElementChild,p,w;function label(b){return b.getAttribute('aria-label')||b.textContent}function press(){var l=w;w='';if(l)[].some.call(r.querySelectorAll('button'),function(b){return label(b)===l&&(b.click(),true)})}function hear(e){var b=e.target.closest('button'),l=b&&label(b),o=f.isConnected,t=e.type;if(t==='pointerdown')p=o?l:'';else if(l&&(o?t==='click':p===l)){w=l;p='';if(!o&&h.hasAttribute('data-ready'))press()}}['pointerdown','pointerup','click'].forEach(function(t){addEventListener(t,hear,true)});new MutationObserver(function(_,o){o.disconnect();press()}).observe(h,{attributeFilter:['data-ready']})})(document.documentElement,document.getElementById('root'))`;

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
    .replace(PRELOAD, (_match, /** @type {string} */ href) => fetchOnly(href))
    .replace(ENTRY, `\n    ${fetchOnly(entry)}`)
    .replace('</body>', `<script nonce="${nonce}">${KEEP_PRESS};${start}</script></body>`);
}
