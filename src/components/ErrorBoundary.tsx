import { Component, type ReactNode } from 'react';

export interface ErrorBoundaryProps {
  /** Shown in place of children that failed. */
  fallback: ReactNode;
  /** A changed value resets the boundary, so its children render again. */
  resetKey?: string;
  children: ReactNode;
}

interface State {
  broken: boolean;
  resetKey: string | undefined;
}

/** Error boundary: a failure of its children, such as a chunk that failed to load, leaves the rest of the page intact. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { broken: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError(): Partial<State> {
    return { broken: true };
  }

  static getDerivedStateFromProps({ resetKey }: ErrorBoundaryProps, state: State): State | null {
    return resetKey === state.resetKey ? null : { broken: false, resetKey };
  }

  override render(): ReactNode {
    return this.state.broken ? this.props.fallback : this.props.children;
  }
}
