import { SiteLink } from '@pavilion/site-contract';
import { ChevronRightIcon, token } from '@pavilion/ui-kit';
import type { ReactNode } from 'react';
import styled from 'styled-components';

/** Props of {@link SectionHead}. */
export interface SectionHeadProps {
  /** Element id of the title, which labels the section. */
  readonly id: string;
  readonly title: string;
  readonly lead?: string;
  /** Link to all entries of the section. */
  readonly all?: { readonly to: string; readonly text: string };
  /** Controls that filter the section. */
  readonly children?: ReactNode;
}

/** Header of a section of a page: title, lead, controls and a link to all entries. */
export function SectionHead({ id, title, lead, all, children }: SectionHeadProps) {
  return (
    <Head>
      <h2 id={id}>{title}</h2>
      {lead !== undefined && <p>{lead}</p>}
      {children}
      {all && (
        <SiteLink to={all.to}>
          {all.text}
          <ChevronRightIcon />
        </SiteLink>
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
