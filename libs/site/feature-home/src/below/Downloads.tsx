import { SiteLink, useT } from '@pavilion/site-contract';
import { ArrowRightIcon, ButtonRoot, token } from '@pavilion/ui-kit';
import styled from 'styled-components';
import { belowMessages } from '../messages/belowMessages.ts';

/** Download of the app. */
export function Downloads() {
  const t = useT(belowMessages);
  return (
    <Sheet aria-labelledby="download-title">
      <svg viewBox="0 0 120 120" width="120" height="120" aria-hidden="true">
        <path d="M38 10h44a6 6 0 0 1 6 6v88a6 6 0 0 1-6 6H38a6 6 0 0 1-6-6V16a6 6 0 0 1 6-6z" data-body="" />
        <path d="M54 16h12M40 28h40M40 42h24M72 42h8M40 54h18M72 54h8M40 66h28M72 66h8M40 80h40v12H40zM56 102h8" />
      </svg>
      <div>
        <h2 id="download-title">{t('download.title')}</h2>
        <p>{t('download.text')}</p>
      </div>
      <ButtonRoot as={SiteLink} to="/download" data-variant="secondary" data-size="large">
        {t('download.go')}
        <ArrowRightIcon />
      </ButtonRoot>
    </Sheet>
  );
}

const Sheet = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space.4')} ${token('space.8')};
  padding: ${token('space.5')} ${token('space.8')};
  border: 1px solid ${token('color.line.hairline')};
  border-radius: ${token('radius.panel')};
  background: ${token('color.surface.panel')};
  > svg {
    flex: none;
    fill: none;
    stroke: ${token('color.accent.text')};
    stroke-width: 1.5;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  [data-body] {
    fill: ${token('color.accent.soft')};
  }
  > div {
    flex: 1;
    min-width: min(20rem, 100%);
  }
  h2 {
    font-size: ${token('font.size.title')};
  }
  p {
    max-width: 60ch;
    margin-top: ${token('space.1')};
    color: ${token('color.text.secondary')};
  }
`;
