import { Component, type ReactNode } from 'react';
import { settings } from '../../settings/settings.ts';
import { sayIn } from '../../text/text.ts';
import { Button } from '../basics/button.tsx';
import { text } from './text.ts';

/** Keeps a part that fails from taking the whole table with it: the game itself is kept and goes on. */
export class Boundary extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    const say = sayIn(text, settings().language);
    return (
      <div role="alert" style={{ padding: '1rem' }}>
        <p>{say('failed')}</p>
        <Button onClick={() => this.setState({ failed: false })}>{say('try-again')}</Button>
      </div>
    );
  }
}
