import { Button, token } from '@pavilion/ui-kit';
import styled from 'styled-components';

/** Props of {@link PlainNotice}. */
export interface PlainNoticeProps {
  readonly title: string;
  readonly children: string;
  readonly action: string;
  readonly onAction: () => void;
}

/** A failure in words and one button: it stands in the first chunk, so it needs nothing that could itself be missing. */
export function PlainNotice({ title, children, action, onAction }: PlainNoticeProps) {
  return (
    <Sheet role="alert">
      <strong>{title}</strong>
      <p>{children}</p>
      <Button onClick={onAction}>{action}</Button>
    </Sheet>
  );
}

const Sheet = styled.div`
  display: grid;
  justify-items: center;
  gap: ${token('space.3')};
  padding: ${token('space.16')} ${token('space.6')};
  text-align: center;
  > strong {
    font-size: ${token('font.size.title')};
  }
  > p {
    max-width: 40ch;
    color: ${token('color.text.secondary')};
  }
`;
