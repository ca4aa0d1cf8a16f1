import type { ReactNode } from 'react';
import { zh } from '../copy/zh';
import { Joiner } from './Joiner';
import type { Status } from './status';
import css from './FourStates.module.css';

interface FourStatesProps {
  status: Status;
  onRetry(): void;
  /** Drawn while loading, in the shape of what will come. */
  skeleton?: ReactNode;
  /** Default: 暂无数据 (decision 42). */
  failedText?: string;
  children?: ReactNode;
}

/** Loading, failed, empty, ready: every list and detail goes through here. */
export function FourStates({ status, onRetry, skeleton, failedText = zh.site.empty, children }: FourStatesProps) {
  if (status === 'ready') return children;
  if (status === 'loading') {
    return (
      <div role="status" aria-live="polite" className={skeleton ? undefined : css.state}>
        {skeleton ? (
          <>
            <span className="vh">{zh.site.loading}</span>
            <div aria-hidden="true">{skeleton}</div>
          </>
        ) : (
          <>
            <Joiner />
            <p>{zh.site.loading}</p>
          </>
        )}
      </div>
    );
  }
  return (
    <div className={css.state}>
      {status === 'empty' ? <EmptyCabinet /> : <OpenJoint />}
      <p>{status === 'empty' ? zh.site.empty : failedText}</p>
      {status === 'failed' && (
        <button type="button" className="btn btn--line" onClick={onRetry}>
          {zh.site.retry}
        </button>
      )}
    </div>
  );
}

/** A cabinet with nothing in it. */
function EmptyCabinet() {
  return (
    <svg viewBox="0 0 160 96" fill="none" stroke="var(--line-2)" strokeWidth="2" aria-hidden="true">
      <path d="M28 8h104v76H28zM80 8v76M28 46h52M80 34h52M80 60h52" fill="var(--sheet)" />
      <path d="M36 84v8M124 84v8" />
      <path d="M74 22v12" stroke="var(--oak-5)" strokeWidth="3" />
    </svg>
  );
}

/** Two boards that do not meet yet. */
function OpenJoint() {
  return (
    <svg viewBox="0 0 160 96" aria-hidden="true">
      <path d="M8 28h52v12l14-5v26l-14-5v12H8z" fill="var(--oak-3)" />
      <path d="M152 28h-52v12l-10-4v24l10-4v12h52z" fill="var(--walnut)" />
      <path d="M80 14v68" stroke="var(--pine-5)" strokeWidth="1.5" strokeDasharray="4 4" />
    </svg>
  );
}
