import { PageHead, SiteLink } from '@pavilion/site-contract';
import type { ResponseOf } from '@pavilion/api-client';
import { NO_BODY, useRead } from '@pavilion/site-data';
import { ButtonRoot, EmptyState, Panel, PanelHead, Skeleton, Tag, token, VisuallyHidden } from '@pavilion/ui-kit';
import styled from 'styled-components';
import { usePartnersT } from '../messages/partnerMessages.ts';
import { Hint, Page } from '../parts/partnerStyles.ts';
import { ReadFailure } from '../parts/ReadFailure.tsx';
import { SponsorGallery } from './SponsorGallery.tsx';
import { SponsorScene } from './SponsorScene.tsx';

type Sponsor = ResponseOf<'advertising.sponsorContent'>[number];

/** `/sponsor`: partnerships of the platform and a gallery (ACT-02, ACT-03). */
export function SponsorPage() {
  const t = usePartnersT();
  const read = useRead('advertising.sponsorContent', NO_BODY);
  const { data, failure } = read;
  return (
    <Page>
      <div>
        <PageHead lead={t('sponsor.lead')}>{t('sponsor.title')}</PageHead>
        {!data && !failure && <SponsorSkeleton />}
        {!data && failure && (
          <Panel>
            <ReadFailure read={read} />
          </Panel>
        )}
        {data?.length === 0 && (
          <Panel>
            <EmptyState title={t('sponsor.none')}>{t('sponsor.noneHint')}</EmptyState>
          </Panel>
        )}
        {data && data.length > 0 && <SponsorGallery sponsors={data} />}
      </div>
      {data && data.length > 0 && <SponsorList sponsors={data} />}
      <Panel>
        <PanelHead>
          <h2>{t('sponsor.propose.title')}</h2>
          <ButtonRoot as={SiteLink} to="/app/help/zxkf" data-variant="primary">
            {t('sponsor.propose.go')}
          </ButtonRoot>
        </PanelHead>
        <p>{t('sponsor.propose.text')}</p>
      </Panel>
    </Page>
  );
}

function SponsorList({ sponsors }: { readonly sponsors: readonly Sponsor[] }) {
  const t = usePartnersT();
  return (
    <section aria-labelledby="sponsors">
      <Heading id="sponsors">{t('sponsor.list')}</Heading>
      <Cards>
        {sponsors.map(({ id, name, title, content, period }, at) => (
          <li key={id}>
            <SponsorScene at={at} label={`${name} · ${t('sponsor.drawn')}`} />
            <div>
              <Tag>{title}</Tag>
              <h3>{name}</h3>
              <p>{content}</p>
              <Hint>
                {t('sponsor.period')} {period}
              </Hint>
            </div>
          </li>
        ))}
      </Cards>
    </section>
  );
}

function SponsorSkeleton() {
  const t = usePartnersT();
  return (
    <Panel aria-busy>
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <Skeleton height="22rem" />
    </Panel>
  );
}

const Heading = styled.h2`
  margin-bottom: ${token('space.4')};
  font-size: ${token('font.size.title')};
`;

const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(17rem, 1fr));
  gap: ${token('space.6')};
  margin: 0;
  padding: 0;
  list-style: none;
  > li {
    overflow: hidden;
    border: 1px solid ${token('color.line.hairline')};
    border-radius: ${token('radius.panel')};
    background: ${token('color.surface.panel')};
  }
  > li > svg {
    border-radius: 0;
  }
  > li > div {
    display: grid;
    justify-items: start;
    gap: ${token('space.2')};
    padding: ${token('space.5')};
  }
  h3 {
    font-size: ${token('font.size.price')};
  }
  p {
    overflow-wrap: anywhere;
  }
`;
