import { Component, type ComponentChildren } from 'preact';
import { Button } from '../ui/button.tsx';
import { useWords } from './use-words.ts';
import styles from './broken-page.module.css';

/** Catches what goes wrong in a page: a part of the app that cannot be loaded, or a mistake of ours. */
export class BrokenPage extends Component<{ readonly children: ComponentChildren }, { readonly isBroken: boolean }> {
  override state = { isBroken: false };

  static override getDerivedStateFromError(): { readonly isBroken: boolean } {
    return { isBroken: true };
  }

  override render(): ComponentChildren {
    return this.state.isBroken ? <Excuse /> : this.props.children;
  }
}

function Excuse() {
  const words = useWords();
  return (
    <main className={styles['page']}>
      <h1>{words.broken}</h1>
      <p>{words.brokenText}</p>
      <Button kind="main" size="large" onClick={() => location.reload()}>
        {words.reload}
      </Button>
    </main>
  );
}
