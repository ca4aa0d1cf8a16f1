import { NoWrapText } from './NoWrapText';
import { useLayoutEffect } from 'react';
import { zh } from '../i18n/zh';
import { useRendering } from './hydration';

/** `document.title` of a screen: `<heading> - 家居定制供应链`. It updates the template's `title` element. */
export function PageTitle({ heading }: { heading: string }): null {
  useRendering().server?.titled(zh.site.title(heading));
  useLayoutEffect(() => {
    document.title = zh.site.title(heading);
  }, [heading]);
  return null;
}

/** The page's only `h1`; it receives the focus after a navigation. */
export function PageHeading({
  text,
  hidden = false,
  className,
}: {
  text: string;
  hidden?: boolean;
  className?: string;
}) {
  return (
    <h1 tabIndex={-1} className={hidden ? 'vh' : className}>
      <NoWrapText text={text} />
    </h1>
  );
}
