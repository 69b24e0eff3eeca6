import type { HelpPageId, LoadedHelpText } from '@pavilion/site-help-content';
import type { ComponentType } from 'react';
import { HelpPage } from './HelpPage.tsx';

/** Creates the component of a help page for its route. */
export function createHelpPage(id: HelpPageId, initial: LoadedHelpText | undefined): ComponentType {
  const Page = () => <HelpPage id={id} {...(initial && { initial })} />;
  Page.displayName = `HelpPage(${id})`;
  return Page;
}
