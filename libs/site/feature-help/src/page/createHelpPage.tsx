import type { HelpPageId, HelpTools, LoadedHelpText } from '@pavilion/site-help-content';
import type { ComponentType } from 'react';
import { HelpPage } from './HelpPage.tsx';

/** Content of a help page that is loaded before it is shown. */
export interface HelpPageOptions {
  readonly initial: LoadedHelpText | undefined;
  /** Component above the text. */
  readonly part: ComponentType | undefined;
  /** Calculators that the text names. */
  readonly tools: HelpTools | undefined;
}

/** Creates the component of a help page for its route. */
export function createHelpPage(id: HelpPageId, { initial, part, tools }: HelpPageOptions): ComponentType {
  const Page = () => (
    <HelpPage id={id} {...(initial && { initial })} {...(part && { part })} {...(tools && { tools })} />
  );
  Page.displayName = `HelpPage(${id})`;
  return Page;
}
