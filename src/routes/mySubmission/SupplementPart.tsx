import { useCallback, useState } from 'react';
import { QueryBoundary } from '../../components/QueryBoundary';
import { useScript } from '../../components/useScript';
import { zh } from '../../i18n/zh';
import type { SupplementFormProps } from './SupplementForm';

const load = () => import(/* webpackChunkName: "supplement" */ './SupplementForm');

/** The form of a request to correct; its chunk loads only where there is one. */
export function SupplementPart(props: SupplementFormProps) {
  const [hasFailed, setFailed] = useState(false);
  const fail = useCallback(() => setFailed(true), []);
  const script = useScript(load, !hasFailed, fail);
  if (script) return <script.SupplementForm {...props} />;
  return (
    <QueryBoundary
      status={hasFailed ? 'failed' : 'loading'}
      failedText={zh.site.screenFailed}
      onRetry={() => setFailed(false)}
    >
      {null}
    </QueryBoundary>
  );
}
