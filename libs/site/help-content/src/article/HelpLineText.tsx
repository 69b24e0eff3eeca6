import { Fragment } from 'react';
import type { HelpInline, HelpLine } from '../model/helpText.ts';
import { HelpLink } from './HelpLink.tsx';
import { useFigureText } from './useFigureText.ts';

/** Text of a line with its figures and links. */
export function HelpLineText({ line }: { readonly line: HelpLine }) {
  return line.map((part, index) => (
    // The parts of a line never change their order.
    <Fragment key={index}>{typeof part === 'string' ? part : <HelpInlineText part={part} />}</Fragment>
  ));
}

function HelpInlineText({ part }: { readonly part: Exclude<HelpInline, string> }) {
  const getFigureText = useFigureText();
  switch (part.kind) {
    case 'figure':
      return getFigureText(part.name);
    case 'strong':
      return (
        <strong>
          <HelpLineText line={part.text} />
        </strong>
      );
    case 'link':
      return (
        <HelpLink to={part.to}>
          <HelpLineText line={part.text} />
        </HelpLink>
      );
  }
}
