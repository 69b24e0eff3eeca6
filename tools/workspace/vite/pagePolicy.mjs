import { createPagePolicy } from './createPagePolicy.mjs';

/** Folder of the policy in a build. No server sends files whose path has a part with a dot in front. */
const FOLDER = '.policy';

/**
 * Writes the policy of the built page: `.policy/directives.json` for `tools/site-server`, `.policy/nginx.conf` for nginx.
 * Page and policy are deployed together.
 */
export function pagePolicy() {
  return /** @type {import('vite').Plugin} */ ({
    name: 'pavilion:page-policy',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') return;
        const policy = createPagePolicy(String(page.source));
        this.emitFile({
          type: 'asset',
          fileName: `${FOLDER}/directives.json`,
          source: `${JSON.stringify(policy, null, 2)}\n`,
        });
        this.emitFile({ type: 'asset', fileName: `${FOLDER}/nginx.conf`, source: formatNginxPolicy(policy) });
      },
    },
  });
}

/**
 * Formats a policy for nginx. The configuration of the server sets `$venue_sources`, the origins of the venues on the page
 * that shows one, and `$report_group`.
 *
 * @param {Record<string, readonly string[]>} policy
 */
function formatNginxPolicy(policy) {
  const directives = Object.entries(policy).map(
    ([name, sources]) => `${name} ${sources.join(' ')}${name === 'frame-src' ? '$venue_sources' : ''}`,
  );
  return `set $page_policy "${directives.join('; ')}$report_group";\n`;
}
