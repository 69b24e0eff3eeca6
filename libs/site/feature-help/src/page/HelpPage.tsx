import { PageHead } from '@pavilion/site-contract';
import {
  helpPages,
  HelpArticle,
  useHelpText,
  type HelpPageId,
  type HelpTools,
  type LoadedHelpText,
} from '@pavilion/site-help-content';
import { ErrorState, Skeleton, SkeletonGroup, token } from '@pavilion/ui-kit';
import type { ComponentType } from 'react';
import styled from 'styled-components';
import { HelpContents } from '../contents/HelpContents.tsx';
import { useHelpT } from '../messages/helpMessages.ts';
import { HelpAside } from './HelpAside.tsx';
import { HelpRating } from './HelpRating.tsx';
import { useScrollToSection } from './useScrollToSection.ts';

interface Props {
  readonly id: HelpPageId;
  /** Without it, a skeleton is shown until the text is loaded. */
  readonly initial?: LoadedHelpText;
  /** Component between title and text, such as the service desk. */
  readonly part?: ComponentType;
  /** Calculators by the name that the text uses. */
  readonly tools?: HelpTools;
}

/** A help page: contents on the left, article, and an aside with the sections and related pages. */
export function HelpPage({ id, initial, part: Part, tools }: Props) {
  const t = useHelpT();
  const { text, hasFailed, retry } = useHelpText(id, initial);
  const page = helpPages.find((each) => each.id === id);
  useScrollToSection(text !== undefined);
  return (
    <Layout>
      <HelpContents current={id} />
      <Article aria-busy={!text && !hasFailed}>
        <Crumbs>
          {t('help.title')}
          <span aria-hidden="true"> / </span>
          {page && t(`group.${page.group}`)}
        </Crumbs>
        {text && (
          <>
            <PageHead lead={text.summary}>{text.title}</PageHead>
            {Part && <Part />}
            <HelpArticle text={text} {...(tools && { tools })} />
            <HelpRating id={id} />
          </>
        )}
        {hasFailed && (
          <ErrorState title={t('failed.title')} retryLabel={t('failed.retry')} onRetry={retry}>
            {t('failed.text')}
          </ErrorState>
        )}
        {!text && !hasFailed && <ArticleSkeleton />}
      </Article>
      {page && <HelpAside page={page} sections={text?.sections ?? []} />}
    </Layout>
  );
}

const ArticleSkeleton = () => (
  <SkeletonGroup>
    <Skeleton width="12rem" height="2rem" />
    {['100%', '94%', '97%', '60%'].map((width) => (
      <Skeleton key={width} width={width} height="1rem" />
    ))}
  </SkeletonGroup>
);

const Layout = styled.div`
  display: grid;
  grid-template-columns: 12rem minmax(0, 1fr) 15rem;
  align-items: start;
  gap: ${token('space.4')};
  @media (max-width: 75rem) {
    grid-template-columns: 12rem minmax(0, 1fr);
  }
  @media (max-width: 48rem) {
    grid-template-columns: minmax(0, 1fr);
  }
  @media print {
    display: block;
  }
`;

const Article = styled.article`
  min-width: 0;
  min-height: 60vh;
  padding: ${token('space.8')};
  border: 1px solid ${token('color.line.hairline')};
  border-radius: ${token('radius.panel')};
  background: ${token('color.surface.panel')};
  @media (max-width: 48rem) {
    padding: ${token('space.4')};
  }
  @media print {
    border: 0;
  }
`;

const Crumbs = styled.p`
  color: ${token('color.text.muted')};
  font-size: ${token('font.size.caption')};
`;
