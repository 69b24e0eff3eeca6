/** Text within a line: plain, a figure by its name, emphasised, or a link inside the site. */
export type HelpInline =
  | string
  | { readonly kind: 'figure'; readonly name: string }
  | { readonly kind: 'strong'; readonly text: HelpLine }
  | { readonly kind: 'link'; readonly to: string; readonly text: HelpLine };

export type HelpLine = readonly HelpInline[];

export type HelpBlock =
  | { readonly kind: 'paragraph'; readonly text: HelpLine }
  | { readonly kind: 'list'; readonly isOrdered: boolean; readonly items: readonly HelpLine[] }
  | { readonly kind: 'table'; readonly head: readonly HelpLine[]; readonly rows: readonly (readonly HelpLine[])[] }
  | { readonly kind: 'note'; readonly text: HelpLine }
  | { readonly kind: 'tool'; readonly name: string };

/** Section under a heading that can be linked by `#id`. */
export interface HelpSection {
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly HelpBlock[];
}

/** A compiled Markdown file of `content/`. The summary is the first paragraph and the description of the page. */
export interface HelpText {
  readonly title: string;
  readonly summary: string;
  readonly sections: readonly HelpSection[];
}
