import { zh } from '../i18n/zh';
import { keepFocusNear } from './keepFocusNear';

interface RetryLinkProps {
  /** What could not be had. */
  what: string;
  onRetry: () => void;
}

/** 重试 in the place of a small piece that could not be had. It goes while the piece is asked for again. */
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
