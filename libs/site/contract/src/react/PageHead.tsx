import { PageTitle, type PageTitleProps } from '@pavilion/ui-kit';
import { usePageTitle } from './usePageTitle.ts';

/** Props of {@link PageHead}. */
export interface PageHeadProps extends Omit<PageTitleProps, 'children'> {
  readonly children: string;
}

/** Head of a page: its `h1`, whose text is also the name of the page in the title of the document. Use one per page. */
export function PageHead({ children, ...props }: PageHeadProps) {
  usePageTitle(children);
  return <PageTitle {...props}>{children}</PageTitle>;
}
