import { zh } from '../i18n/zh';
import { keepFocusNear } from './focus';

interface RetryLinkProps {
  /** What failed to load. */
  what: string;
  onRetry: () => void;
}

/** 重试 in place of a small part that failed to load. Hidden while it is refetched. */
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
