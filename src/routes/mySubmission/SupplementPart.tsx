import { QueryBoundary } from '../../components/QueryBoundary';
import { useRetriedScript } from '../../components/useRetriedScript';
import { zh } from '../../i18n/zh';
import type { SupplementFormProps } from './SupplementForm';

const load = () => import(/* webpackChunkName: "supplement" */ './SupplementForm');

/** The form of a request to correct; its chunk loads only where there is one. */
export function SupplementPart(props: SupplementFormProps) {
  const { script, hasFailed, retry } = useRetriedScript(load);
  if (script) return <script.SupplementForm {...props} />;
  return <QueryBoundary status={hasFailed ? 'failed' : 'loading'} failedText={zh.site.screenFailed} onRetry={retry} />;
}
