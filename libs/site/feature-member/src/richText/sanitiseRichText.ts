import { readLaunchUrl, type LaunchPolicy } from '@pavilion/site-game-ui/launch';
import DOMPurify from 'dompurify';

const ALLOWED_TAGS =
  'a b blockquote br caption div em h3 h4 hr i img li ol p s small span strong sub sup table tbody td th thead tr u ul'.split(
    ' ',
  );
const ALLOWED_ATTR = ['href', 'src', 'alt', 'colspan', 'rowspan'];

/** Pictures of the platform. Others would report to another server that the message was read. */
const PICTURE_PATH = '/site/api/v1/picture/';

function checkLink(link: HTMLAnchorElement, policy: LaunchPolicy): void {
  const target = readLaunchUrl(link.getAttribute('href'), policy);
  link.removeAttribute('href');
  if (target.kind === 'site') link.setAttribute('href', target.path);
  if (target.kind !== 'external') return;
  link.setAttribute('href', target.href);
  link.setAttribute('target', '_blank');
  link.setAttribute('rel', 'noopener noreferrer');
}

function checkPicture(picture: HTMLImageElement, policy: LaunchPolicy): void {
  const target = readLaunchUrl(picture.getAttribute('src'), policy);
  if (target.kind !== 'site' || !target.path.startsWith(PICTURE_PATH)) return picture.remove();
  picture.setAttribute('src', target.path);
  picture.setAttribute('loading', 'lazy');
  if (!picture.hasAttribute('alt')) picture.setAttribute('alt', '');
}

/**
 * Sanitises HTML that operators write, such as the content of an inbox message (QLT-03).
 *
 * Text, lists, tables, links and pictures of the platform remain. A link keeps its URL only if a launch could open it (ruling
 * G1): a path of the site, or an http(s) URL of a known venue.
 */
export function sanitiseRichText(html: string, policy: LaunchPolicy): DocumentFragment {
  // The result is null if nothing of the HTML remains.
  const clean: DocumentFragment | null = DOMPurify.sanitize(html, {
    ALLOWED_TAGS,
    ALLOWED_ATTR,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
  const fragment = clean ?? document.createDocumentFragment();
  for (const link of fragment.querySelectorAll('a')) checkLink(link, policy);
  for (const picture of fragment.querySelectorAll('img')) checkPicture(picture, policy);
  return fragment;
}
