import { Icon, token } from '@pavilion/ui-kit';
import { type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';

/** Props of {@link SectionHead}. */
export interface SectionHeadProps {
  readonly id: string;
  readonly title: string;
  readonly lead?: string;
  /** Where everything of this kind stands. */
  readonly all?: { readonly to: string; readonly text: string };
  readonly children?: ReactNode;
}

/** The first line of a section of home. */
export function SectionHead({ id, title, lead, all, children }: SectionHeadProps) {
  return (
    <Head>
      <h2 id={id}>{title}</h2>
      {lead && <p>{lead}</p>}
      {children}
      {all && (
        <Link to={all.to}>
          {all.text}
          <Icon name="chevronRight" />
        </Link>
      )}
    </Head>
  );
}

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space.2')} ${token('space.4')};
  min-height: 2.25rem;
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
