import { createPagePolicy } from './createPagePolicy.mjs';

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

/**
 * Creates the policy files of the pages: `directives.json` for `tools/site-server`, `nginx.conf` for nginx. No server sends
 * files whose path has a part with a dot in front. Pages and policy are deployed together.
 *
 * @param {readonly string[]} pages HTML of the pages
 * @returns {Record<string, string>} contents by path in the build
 */
export function createPolicyFiles(pages) {
  const policy = createPagePolicy(pages);
  return {
    '.policy/directives.json': `${JSON.stringify(policy, null, 2)}\n`,
    '.policy/nginx.conf': formatNginxPolicy(policy),
  };
}

/** Adds the policy of the built pages to the build. */
export function pagePolicy() {
  return /** @type {import('vite').Plugin} */ ({
    name: 'pavilion:page-policy',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const pages = Object.values(bundle).flatMap((file) =>
          file.type === 'asset' && file.fileName.endsWith('.html') ? [String(file.source)] : [],
        );
        if (pages.length === 0) return;
        for (const [fileName, source] of Object.entries(createPolicyFiles(pages)))
          this.emitFile({ type: 'asset', fileName, source });
      },
    },
  });
}
