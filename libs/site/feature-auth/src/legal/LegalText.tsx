import { useT } from '@pavilion/site-contract';
import { token } from '@pavilion/ui-kit';
import styled from 'styled-components';
import { legalMessages } from './legalMessages.ts';
import type { LegalTopic } from './legalTopic.ts';

const paragraphs = {
  terms: ['terms.1', 'terms.2', 'terms.3', 'terms.4', 'terms.5', 'terms.6', 'terms.7', 'terms.8'],
  privacy: ['privacy.1', 'privacy.2', 'privacy.3', 'privacy.4', 'privacy.5', 'privacy.6'],
} as const;

/** Text in numbered paragraphs. It can be scrolled by keyboard. */
export function LegalText({ topic }: { readonly topic: LegalTopic }) {
  const t = useT(legalMessages);
  return (
    <List>
      {paragraphs[topic].map((key) => (
        <li key={key}>{t(key)}</li>
      ))}
    </List>
  );
}

const List = styled.ol`
  display: grid;
  gap: ${token('space.3')};
  margin: 0;
  padding-inline-start: ${token('space.6')};
  list-style: decimal;
  color: ${token('color.text.secondary')};
  line-height: ${token('font.leading.text')};
`;
