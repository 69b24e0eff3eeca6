import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { token } from '../theme/tokens/token.ts';
import { RetryButton } from './RetryButton.tsx';
import { StateDrawing, type StateDrawingName } from './StateDrawing.tsx';

/** Props of {@link StateMessage}. */
export interface StateMessageProps {
  readonly drawing: StateDrawingName;
  /** State in a few words. */
  readonly title: ReactNode;
  /** Next step for the player. */
  readonly children?: ReactNode;
  /** Button or link of the next step. */
  readonly action?: ReactNode;
  /** Whether it is shown in a dock or a small panel. @default false */
  readonly isCompact?: boolean;
  /** `alert` is read out at once. Use it for errors only. */
  readonly role?: 'alert' | 'status';
}

/** A drawing, a sentence and a next step in place of a list. */
export function StateMessage({ drawing, title, children, action, isCompact = false, role }: StateMessageProps) {
  return (
    <Root role={role} data-compact={isCompact || undefined}>
      <StateDrawing name={drawing} />
      <Title>{title}</Title>
      {children !== undefined && <Text>{children}</Text>}
      {action}
    </Root>
  );
}

/** Props of {@link EmptyState}. */
export type EmptyStateProps = Omit<StateMessageProps, 'drawing' | 'role'> & {
  /** @default 'list' */
  readonly drawing?: 'list' | 'slip' | 'search' | 'message' | 'match';
};

/** Message for an empty view. */
export function EmptyState({ drawing = 'list', ...rest }: EmptyStateProps) {
  return <StateMessage {...rest} drawing={drawing} />;
}

/** Props of {@link ErrorState} and {@link OfflineState}. */
export interface RetryStateProps extends Omit<StateMessageProps, 'drawing' | 'role' | 'action'> {
  readonly retryLabel?: ReactNode;
  readonly onRetry?: () => void;
  readonly isRetrying?: boolean;
}

/** Error message with an optional retry button. */
export function ErrorState(props: RetryStateProps) {
  return <RetryState {...props} drawing="error" role="alert" />;
}

/** Message that the connection is lost and the content may be outdated. */
export function OfflineState(props: RetryStateProps) {
  return <RetryState {...props} drawing="offline" role="status" />;
}

/** Message that the site is under maintenance. */
export function MaintenanceState(props: RetryStateProps) {
  return <RetryState {...props} drawing="maintenance" role="status" />;
}

function RetryState(props: RetryStateProps & Pick<StateMessageProps, 'drawing' | 'role'>) {
  const { retryLabel, onRetry, isRetrying, ...message } = props;
  const canRetry = onRetry !== undefined && retryLabel !== undefined;
  return (
    <StateMessage
      {...message}
      action={
        canRetry && (
          <RetryButton isBusy={isRetrying} onClick={onRetry}>
            {retryLabel}
          </RetryButton>
        )
      }
    />
  );
}

const Root = styled.div`
  display: grid;
  align-content: start;
  justify-items: center;
  gap: ${token('space.2')};
  padding: ${token('space.12')} ${token('space.6')};
  text-align: center;
  > button,
  > a {
    margin-top: ${token('space.3')};
  }
  &[data-compact] {
    padding: ${token('space.6')} ${token('space.4')};
  }
  &[data-compact] > svg {
    width: 5rem;
  }
`;

const Title = styled.p`
  margin-top: ${token('space.2')};
  font-size: ${token('font.size.price')};
  font-weight: ${token('font.weight.strong')};
`;

const Text = styled.p`
  max-width: 40ch;
  color: ${token('color.text.secondary')};
  overflow-wrap: anywhere;
  text-wrap: balance;
`;
