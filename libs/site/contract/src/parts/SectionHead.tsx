import { ChevronRightIcon, token } from '@pavilion/ui-kit';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';

/** Props of {@link SectionHead}. */
export interface SectionHeadProps {
  /** Of the title, which names the section. */
  readonly id: string;
  readonly title: string;
  readonly lead?: string;
  /** Whether the lead says how things stand, and is told when it changes. */
  readonly isLeadTold?: boolean;
  /** Where everything of this kind stands. */
  readonly all?: { readonly to: string; readonly text: string };
  /** What chooses among the section's parts. */
  readonly children?: ReactNode;
}

/** The first line of a section of a page: its name, what it is, and the way to all of it. */
export function SectionHead({ id, title, lead, isLeadTold = false, all, children }: SectionHeadProps) {
  return (
    <Head>
      <h2 id={id}>{title}</h2>
      {lead !== undefined && <p role={isLeadTold ? 'status' : undefined}>{lead}</p>}
      {children}
      {all && (
        <Link to={all.to}>
          {all.text}
          <ChevronRightIcon />
        </Link>
      )}
    </Head>
  );
}

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${token('space.2')} ${token('space.4')};
  margin-bottom: ${token('space.3')};
  > h2 {
    font-size: ${token('font.size.title')};
  }
  > p {
    color: ${token('color.text.muted')};
  }
  > a {
    display: inline-flex;
    align-items: center;
    margin-left: auto;
    text-decoration: none;
  }
`;
