import { useCallback, useEffect, useState, type ComponentType } from 'react';
import { zh } from '../i18n/zh';
import { QueryBoundary } from '../components/QueryBoundary';
import { loadScript } from '../lib/loadScript';
import type { DeskScreen } from './screens';

/** Loads a screen's chunk, with a retry if that fails. */
export function ScreenView({ load }: Pick<DeskScreen, 'load'>) {
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<{ View: ComponentType } | 'failed' | null>(null);
  useEffect(() => {
    let isWanted = true;
    loadScript(load, () => isWanted).then(
      (View) => isWanted && setLoaded({ View }),
      (error: unknown) => {
        console.error('[desk]', error);
        if (isWanted) setLoaded('failed');
      },
    );
    return () => {
      isWanted = false;
    };
  }, [load, attempt]);
  const retry = useCallback(() => {
    setLoaded(null);
    setAttempt((count) => count + 1);
  }, []);
  const hasFailed = loaded === 'failed';
  // It may have failed because the network was down.
  useEffect(() => {
    if (!hasFailed) return;
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [hasFailed, retry]);
  if (loaded !== null && loaded !== 'failed') return <loaded.View />;
  return (
    <main id="main" tabIndex={-1}>
      <QueryBoundary status={loaded === null ? 'loading' : 'failed'} failedText={zh.site.screenFailed} onRetry={retry}>
        {null}
      </QueryBoundary>
    </main>
  );
}
