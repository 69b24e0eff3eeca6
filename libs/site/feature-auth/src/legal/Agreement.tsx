import { useT } from '@pavilion/site-contract';
import { Fragment } from 'react';
import { TextButton } from '../parts/authStyles.ts';
import { authMessages } from '../messages/authMessages.ts';
import type { LegalTopic } from './legalTopic.ts';

/** Props of {@link Agreement}. */
export interface AgreementProps {
  readonly sentence: 'login.agree' | 'register.agree';
  readonly onShow: (topic: LegalTopic) => void;
}

/** Sentence with two links, placed by the translated text. */
export function Agreement({ sentence, onShow }: AgreementProps) {
  const t = useT(authMessages);
  const links: Readonly<Record<string, readonly [topic: LegalTopic, text: string]>> = {
    '\u0001': ['terms', t('login.terms')],
    '\u0002': ['privacy', t('login.privacy')],
  };
  const words = t(sentence, { terms: '\u0001', privacy: '\u0002' });
  return words.split(/([\u0001\u0002])/).map((part, at) => {
    const [topic, text] = links[part] ?? [];
    return (
      <Fragment key={at}>
        {topic === undefined ? (
          part
        ) : (
          <TextButton type="button" onClick={() => onShow(topic)}>
            {text}
          </TextButton>
        )}
      </Fragment>
    );
  });
}
