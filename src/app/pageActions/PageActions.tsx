import { useImperativeHandle, useState, type ReactNode, type Ref } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { BackToTop } from './BackToTop';
import { PrintSource } from './PrintSource';
import { Toast } from './Toast';

export interface PageActionsHandle {
  /** Shows or hides the read-aloud bar synchronously. */
  showReading: (bar: ReactNode) => void;
}

interface PageActionsProps {
  ref: Ref<PageActionsHandle>;
  /** Before the page content, for the printed header. */
  start: Element;
  navigate: (path: string) => void;
}

/** UI that is added to the page with the first interaction. */
export function PageActions({ ref, start, navigate }: PageActionsProps) {
  const [reading, setReading] = useState<ReactNode>(null);
  useImperativeHandle(ref, () => ({ showReading: (bar) => flushSync(() => setReading(bar)) }), []);
  return (
    <>
      {createPortal(<PrintSource />, start)}
      <BackToTop />
      {reading}
      <Toast navigate={navigate} />
    </>
  );
}
