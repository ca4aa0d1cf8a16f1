import { Component, type ReactNode } from 'react';
import { zh } from '../i18n/zh';
import { DeskPanel } from './DeskPanel';

interface Props {
  /** The address; a change resets the boundary. */
  at?: string;
  children: ReactNode;
}

interface State {
  hasFailed: boolean;
  at?: string;
}

/** Replaces a screen that threw by a message with a retry button, and logs the error once. */
export class DeskErrorBoundary extends Component<Props, State> {
  override state: State = { hasFailed: false, at: this.props.at };

  static getDerivedStateFromError(): Partial<State> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ at }: Props, state: State): Partial<State> | null {
    return at === state.at ? null : { hasFailed: false, at };
  }

  override componentDidCatch(error: unknown): void {
    console.error('[desk]', error);
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <DeskPanel heading={zh.site.screenFailed} hint={zh.site.screenFailedHint} drawing="boards">
        <button type="button" className="btn" onClick={() => this.setState({ hasFailed: false })}>
          {zh.site.retry}
        </button>
      </DeskPanel>
    );
  }
}
