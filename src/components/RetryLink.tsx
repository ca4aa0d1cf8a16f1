import { zh } from '../i18n/zh';
import { keepFocusNear } from './keepFocusNear';

interface RetryLinkProps {
  /** What could not be fetched. */
  what: string;
  onRetry: () => void;
}

/** 重试 in place of a small part that could not be fetched. It disappears while the part is fetched again. */
export function RetryLink({ what, onRetry }: RetryLinkProps) {
  return (
    <button
      type="button"
      className="link noprint"
      aria-label={zh.site.retryOf(what)}
      onClick={({ currentTarget }) => {
        keepFocusNear(currentTarget);
        onRetry();
      }}
    >
      {zh.site.retry}
    </button>
  );
}
