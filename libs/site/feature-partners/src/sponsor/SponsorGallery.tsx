import type { ResponseOf } from '@pavilion/api-client';
import { ChevronLeftIcon, ChevronRightIcon, focusRing, IconButton, Panel, token } from '@pavilion/ui-kit';
import { useState } from 'react';
import styled from 'styled-components';
import { usePartnersT } from '../messages/partnerMessages.ts';
import { SponsorScene } from './SponsorScene.tsx';

/** Gallery of partnerships: one large drawing with its caption, and a row to choose from. */
export function SponsorGallery({ sponsors }: { readonly sponsors: ResponseOf<'advertising.sponsorContent'> }) {
  const t = usePartnersT();
  const [chosen, setChosen] = useState(0);
  const at = Math.min(chosen, sponsors.length - 1);
  const shown = sponsors[at];
  const move = (by: number) => setChosen((at + by + sponsors.length) % sponsors.length);
  if (!shown) return null;
  return (
    <Panel data-flush="" aria-label={t('sponsor.gallery')}>
      <Stage>
        <SponsorScene at={at} label={`${shown.name} · ${t('sponsor.drawn')}`} />
        <Caption aria-live="polite">
          <small>{t('sponsor.shown', { at: at + 1, total: sponsors.length })}</small>
          <h2>{shown.name}</h2>
          <p>{shown.title}</p>
          <p>{shown.content}</p>
          <Moves>
            <IconButton label={t('sponsor.previous')} onClick={() => move(-1)}>
              <ChevronLeftIcon />
            </IconButton>
            <IconButton label={t('sponsor.next')} onClick={() => move(1)}>
              <ChevronRightIcon />
            </IconButton>
          </Moves>
        </Caption>
      </Stage>
      <Thumbs>
        {sponsors.map(({ id, name }, index) => (
          <li key={id}>
            <button type="button" aria-pressed={index === at} onClick={() => setChosen(index)}>
              {name}
            </button>
          </li>
        ))}
      </Thumbs>
    </Panel>
  );
}

const Stage = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  > svg {
    height: 100%;
    border-radius: 0;
  }
  @media (max-width: 60rem) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Caption = styled.div`
  display: grid;
  align-content: center;
  gap: ${token('space.3')};
  padding: ${token('space.8')};
  small {
    color: ${token('color.text.muted')};
  }
  h2 {
    font-size: ${token('font.size.headline')};
    line-height: ${token('font.leading.tight')};
  }
  p {
    color: ${token('color.text.secondary')};
    overflow-wrap: anywhere;
  }
`;

const Moves = styled.div`
  display: flex;
  gap: ${token('space.2')};
`;

const Thumbs = styled.ul`
  display: flex;
  flex-wrap: wrap;
  margin: 0;
  padding: 0;
  border-top: 1px solid ${token('color.line.hairline')};
  list-style: none;
  > li {
    flex: 1 0 auto;
  }
  button {
    width: 100%;
    padding: ${token('space.3')} ${token('space.4')};
    border: 0;
    background: none;
    color: ${token('color.text.secondary')};
    ${focusRing}
  }
  button[aria-pressed='true'] {
    box-shadow: inset 0 2px ${token('color.accent.fill')};
    color: ${token('color.accent.text')};
    font-weight: ${token('font.weight.strong')};
  }
`;
