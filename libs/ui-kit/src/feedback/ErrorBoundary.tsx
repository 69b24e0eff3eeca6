import { Component, type ErrorInfo, type ReactNode } from 'react';

/** Props of {@link ErrorBoundary}. */
export interface ErrorBoundaryProps {
  /** Renders the fallback with a way to retry, usually an `ErrorState` with `isCompact`. */
  readonly fallback: (retry: () => void, error: unknown) => ReactNode;
  /** Called once for every caught error. */
  readonly onError?: (error: unknown, info: ErrorInfo) => void;
  /** A new value clears the error. Example: the path of the page. */
  readonly resetKey?: unknown;
  readonly children: ReactNode;
}

interface State {
  readonly caught: { readonly error: unknown } | null;
  readonly resetKey: unknown;
}

/** Limits an error to one widget (F-UI-05). It is a class because React has no hook for it. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { caught: null, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { caught: { error } };
  }

  static getDerivedStateFromProps(props: ErrorBoundaryProps, state: State): Partial<State> | null {
    return props.resetKey === state.resetKey ? null : { caught: null, resetKey: props.resetKey };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    this.props.onError?.(error, info);
  }

  private readonly retry = () => this.setState({ caught: null });

  override render(): ReactNode {
    const { caught } = this.state;
    return caught === null ? this.props.children : this.props.fallback(this.retry, caught.error);
  }
}
