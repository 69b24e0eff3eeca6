import type { Nodes, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toDom } from 'hast-util-to-dom';

/** Parses HTML without the browser's parsers, which Trusted Types refuse (SEC-07). Nothing of it runs or loads. */
export const parseHtml = (html: string): Root => fromHtml(html, { fragment: true });

/** Creates the nodes of a tree with `createElement`. */
export function toFragment(tree: Nodes): DocumentFragment {
  const fragment = document.createDocumentFragment();
  // `toDom` returns a document for an empty tree.
  for (const child of 'children' in tree ? tree.children : []) fragment.append(toDom(child));
  return fragment;
}
