import { useAppSelector } from '@pavilion/site-contract';
import { useWrite } from '@pavilion/site-data';
import type { HelpPageId } from '@pavilion/site-help-content';
import { Button, token } from '@pavilion/ui-kit';
import { useState } from 'react';
import styled from 'styled-components';
import { useHelpT } from '../messages/helpMessages.ts';

/** Question whether the page was helpful; empty if the platform stores no ratings (ruling W5). */
export function HelpRating({ id }: { readonly id: HelpPageId }) {
  const isOffered = useAppSelector(({ site }) => site.areas?.includes('help') ?? false);
  // The height is reserved, so that the page does not move when the settings arrive.
  return <Bar>{isOffered && <Question key={id} id={id} />}</Bar>;
}

function Question({ id }: { readonly id: HelpPageId }) {
  const t = useHelpT();
  const { send, isSending, failure } = useWrite('help.rate');
  const [rated, setRated] = useState<boolean>();
  const rate = async (isHelpful: boolean) => {
    if ((await send({ page: id, isHelpful })).isDone) setRated(isHelpful);
  };
  return (
    <>
      <span id="help-rating">{t('rating.question')}</span>
      <div role="group" aria-labelledby="help-rating">
        {[true, false].map((isHelpful) => (
          <Button
            key={String(isHelpful)}
            size="small"
            variant="secondary"
            aria-pressed={rated === isHelpful}
            disabled={isSending}
            onClick={() => void rate(isHelpful)}
          >
            {t(isHelpful ? 'rating.yes' : 'rating.no')}
          </Button>
        ))}
      </div>
      <p role="status">
        {failure ? t('rating.failed') : rated === undefined ? '' : t(rated ? 'rating.thanks' : 'rating.sorry')}
      </p>
    </>
  );
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space.3')};
  min-height: 2.5rem;
  margin-top: ${token('space.8')};
  padding-top: ${token('space.4')};
  border-top: 1px solid ${token('color.line.hairline')};
  > div {
    display: flex;
    gap: ${token('space.2')};
  }
  [aria-pressed='true'] {
    border-color: ${token('color.accent.text')};
    color: ${token('color.accent.text')};
  }
  > p {
    color: ${token('color.text.secondary')};
    font-size: ${token('font.size.caption')};
  }
  @media print {
    display: none;
  }
`;
