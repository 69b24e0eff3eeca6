import { useId, type ReactNode } from 'react';
import { ModuleBody, ModuleBox, ModuleHead } from '../frame/CentreStyles.ts';

/** Props of {@link Module}. */
export interface ModuleProps {
  readonly title: string;
  readonly note?: ReactNode;
  /** Control at the end of the title row. */
  readonly tools?: ReactNode;
  /** Name of the module for tests and links. */
  readonly name: string;
  /** Whether the content reaches the edges. @default false */
  readonly isFlush?: boolean;
  readonly children: ReactNode;
}

/** Part of the match centre with a title. */
export function Module({ title, note, tools, name, isFlush = false, children }: ModuleProps) {
  const id = useId();
  return (
    <ModuleBox aria-labelledby={id} data-module={name}>
      <ModuleHead>
        <h2 id={id}>{title}</h2>
        {note !== undefined && <small>{note}</small>}
        {tools && <div data-end="">{tools}</div>}
      </ModuleHead>
      {isFlush ? children : <ModuleBody>{children}</ModuleBody>}
    </ModuleBox>
  );
}
