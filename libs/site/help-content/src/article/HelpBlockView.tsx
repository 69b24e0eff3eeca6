import { token } from '@pavilion/ui-kit';
import type { ComponentType } from 'react';
import styled from 'styled-components';
import type { HelpBlock } from '../model/helpText.ts';
import { HelpLineText } from './HelpLineText.tsx';

/** Calculators by the name that a text uses. */
export type HelpTools = Readonly<Record<string, ComponentType>>;

interface Props {
  readonly block: HelpBlock;
  readonly tools: HelpTools;
}

/** One block of a section. A tool that is not in `tools` is left out. */
export function HelpBlockView({ block, tools }: Props) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p>
          <HelpLineText line={block.text} />
        </p>
      );
    case 'note':
      return (
        <Note>
          <HelpLineText line={block.text} />
        </Note>
      );
    case 'list':
      return <HelpList block={block} />;
    case 'table':
      return <HelpTable block={block} />;
    case 'tool': {
      const Tool = tools[block.name];
      return Tool ? <Tool /> : null;
    }
  }
}

function HelpList({ block }: { readonly block: Extract<HelpBlock, { kind: 'list' }> }) {
  const List = block.isOrdered ? 'ol' : 'ul';
  return (
    <List>
      {block.items.map((item, index) => (
        <li key={index}>
          <HelpLineText line={item} />
        </li>
      ))}
    </List>
  );
}

function HelpTable({ block }: { readonly block: Extract<HelpBlock, { kind: 'table' }> }) {
  return (
    <Scroller>
      <table>
        <thead>
          <tr>
            {block.head.map((cell, index) => (
              <th key={index} scope="col">
                <HelpLineText line={cell} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {block.rows.map((row, rowIndex) => (
            <tr key={rowIndex}>
              {row.map((cell, index) => (
                <td key={index}>
                  <HelpLineText line={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
  );
}

const Note = styled.p`
  padding: ${token('space.3')} ${token('space.4')};
  border-inline-start: 3px solid ${token('color.accent.fill')};
  background: ${token('color.surface.sunken')};
  color: ${token('color.text.primary')};
`;

const Scroller = styled.div`
  overflow-x: auto;
`;
