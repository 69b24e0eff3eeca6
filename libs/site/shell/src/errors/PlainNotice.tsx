import { Button, token } from '@pavilion/ui-kit';
import styled from 'styled-components';

/** Props of {@link PlainNotice}. */
export interface PlainNoticeProps {
  readonly title: string;
  readonly children: string;
  readonly action?: string;
  readonly onAction?: () => void;
}

/** Failure text with at most one button. It is part of the first chunk, so it depends on no file that could fail to load. */
export function PlainNotice({ title, children, action, onAction }: PlainNoticeProps) {
  return (
    <Sheet role="alert">
      <strong>{title}</strong>
      <p>{children}</p>
      {action !== undefined && <Button onClick={onAction}>{action}</Button>}
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
