import { useLocale, useServices, useT } from '@pavilion/site-contract';
import { token } from '@pavilion/ui-kit';
import styled from 'styled-components';
import { belowMessages } from '../messages/belowMessages.ts';

/** Text block of every category page (NAV-14). */
export function About() {
  const t = useT(belowMessages);
  const { names } = useServices().brand;
  const locale = useLocale();
  return (
    <Block>
      <h2>{t('about.title')}</h2>
      <p>{t('about.text', { brand: names[locale] })}</p>
    </Block>
  );
}

const Block = styled.section`
  display: grid;
  gap: ${token('space.2')};
  > h2 {
    font-size: ${token('font.size.price')};
  }
  > p {
    max-width: 80ch;
    color: ${token('color.text.secondary')};
  }
`;
