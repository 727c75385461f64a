import { Component, type ReactNode } from 'react';

export interface BoundaryProps {
  /** Stands in the place of what broke. */
  fallback: ReactNode;
  /** A new value tries again. */
  resetKey?: string;
  children: ReactNode;
}

interface State {
  broken: boolean;
  resetKey: string | undefined;
}

/** Keeps a failure of what is inside, such as code that could not be fetched, from taking the rest of the page with it. */
export class Boundary extends Component<BoundaryProps, State> {
  override state: State = { broken: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError(): Partial<State> {
    return { broken: true };
  }

  static getDerivedStateFromProps({ resetKey }: BoundaryProps, state: State): State | null {
    return resetKey === state.resetKey ? null : { broken: false, resetKey };
  }

  override render(): ReactNode {
    return this.state.broken ? this.props.fallback : this.props.children;
  }
}
