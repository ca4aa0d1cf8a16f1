import { useImperativeHandle, useState, type ReactNode, type Ref } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { BackToTop } from './BackToTop';
import { PrintSource } from './PrintSource';
import { Toast } from './Toast';

export interface PageActionsHandle {
  /** Shows the bar of what is read aloud, or takes it away, before it returns. */
  showReading: (bar: ReactNode) => void;
}

interface PageActionsProps {
  ref: Ref<PageActionsHandle>;
  /** Before the page, where paper begins. */
  start: Element;
  navigate: (path: string) => void;
}

/** What appears beside the page once somebody acts on it. */
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
