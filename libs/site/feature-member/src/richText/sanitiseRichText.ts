import type { Element, Properties, RootContent } from 'hast';
import { readLaunchUrl, type LaunchPolicy } from '@pavilion/site-game-ui/launch';
import { sanitize, type Schema } from 'hast-util-sanitize';
import { parseHtml, toFragment } from './parseHtml.ts';

const schema: Schema = {
  tagNames:
    'a b blockquote br caption div em h3 h4 hr i img li ol p s small span strong sub sup table tbody td th thead tr u ul'.split(
      ' ',
    ),
  attributes: { a: ['href'], img: ['src', 'alt'], td: ['colSpan', 'rowSpan'], th: ['colSpan', 'rowSpan'] },
  // Elements whose text is not text of the message. The text of other removed elements stays.
  strip:
    'iframe math noembed noframes noscript object plaintext script select style svg template textarea title xmp'.split(
      ' ',
    ),
};

/** Pictures of the platform. Others would report to another server that the message was read. */
const PICTURE_PATH = '/site/api/v1/picture/';

function checkLink(href: unknown, policy: LaunchPolicy): Properties {
  const target = readLaunchUrl(typeof href === 'string' ? href : null, policy);
  if (target.kind === 'site') return { href: target.path };
  if (target.kind !== 'external') return {};
  return { href: target.href, target: '_blank', rel: ['noopener', 'noreferrer'] };
}

function checkPicture({ src, alt = '' }: Properties, policy: LaunchPolicy): Properties | undefined {
  const target = readLaunchUrl(typeof src === 'string' ? src : null, policy);
  if (target.kind !== 'site' || !target.path.startsWith(PICTURE_PATH)) return undefined;
  return { src: target.path, loading: 'lazy', alt };
}

function checkProperties({ tagName, properties }: Element, policy: LaunchPolicy): Properties | undefined {
  if (tagName === 'a') return checkLink(properties['href'], policy);
  return tagName === 'img' ? checkPicture(properties, policy) : properties;
}

/** Checks all URLs. A browser requests a picture as soon as its element exists, so this has to come before the DOM. */
const checkUrls = <Node extends RootContent>(nodes: readonly Node[], policy: LaunchPolicy): Node[] =>
  nodes.flatMap((node) => {
    if (node.type !== 'element') return [node];
    const properties = checkProperties(node, policy);
    return properties ? [{ ...node, properties, children: checkUrls(node.children, policy) }] : [];
  });

/**
 * Sanitises HTML that operators write, such as the content of an inbox message (QLT-03).
 *
 * Text, lists, tables, links and pictures of the platform remain. A link keeps its URL only if a launch could open it (ruling
 * G1): a path of the site, or an http(s) URL of a known venue.
 */
export function sanitiseRichText(html: string, policy: LaunchPolicy): DocumentFragment {
  const tree = sanitize(parseHtml(html), schema);
  return toFragment(
    'children' in tree ? { type: 'root', children: checkUrls(tree.children as RootContent[], policy) } : tree,
  );
}
