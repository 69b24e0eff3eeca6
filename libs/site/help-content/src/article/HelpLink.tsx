import { SiteLink } from '@pavilion/site-contract';
import { useContext, type ReactNode } from 'react';
import { ArticlePlace } from './articlePlace.ts';

interface Props {
  /** Path of the site, or `#id` of a section of the same text. */
  readonly to: string;
  readonly children: ReactNode;
}

/** A link of a help text. In a dialog it opens a new tab, so that the form below keeps its input. */
export function HelpLink({ to, children }: Props) {
  const { idPrefix, isInDialog } = useContext(ArticlePlace);
  if (to.startsWith('#')) return <a href={`#${idPrefix}${to.slice(1)}`}>{children}</a>;
  return (
    <SiteLink to={to} whenHidden="text" target={isInDialog ? '_blank' : undefined}>
      {children}
    </SiteLink>
  );
}
