// Replaces Docusaurus' error boundary, which shows nothing if a falsy value such as null is thrown.
import React, {Component, type ReactNode} from 'react';
import ThemeError from '@theme/Error';
import {asError} from './asError';

interface Caught {
  readonly error: Error;
  readonly tryAgain: () => void;
}

export interface Props {
  readonly fallback?: (caught: Caught) => ReactNode;
  readonly children?: ReactNode;
}

interface State {
  readonly error: Error | null;
}

export default class ErrorBoundary extends Component<Props, State> {
  override state: State = {error: null};

  static getDerivedStateFromError(thrown: unknown): State {
    return {error: asError(thrown)};
  }

  override render(): ReactNode {
    const {fallback = (caught) => <ThemeError {...caught} />, children = null} = this.props;
    const {error} = this.state;
    return error ? fallback({error, tryAgain: () => this.setState({error: null})}) : children;
  }
}
