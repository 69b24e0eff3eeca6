import type { HelpPageId } from '@pavilion/site-help-content';
import type { ComponentType } from 'react';
import { HelpPage } from './HelpPage.tsx';

/** Creates the component of a help page for its route. */
export function createHelpPage(id: HelpPageId): ComponentType {
  const Page = () => <HelpPage id={id} />;
  Page.displayName = `HelpPage(${id})`;
  return Page;
}
