import { useLayoutEffect } from 'react';
import { zh } from '../i18n/zh';
import { useRendering } from './Rendering';

/** `document.title` of a screen: `<heading> - 家居定制供应链`. It updates the template's `title` element. */
export function PageTitle({ heading }: { heading: string }): null {
  useRendering().server?.titled(zh.site.title(heading));
  useLayoutEffect(() => {
    document.title = zh.site.title(heading);
  }, [heading]);
  return null;
}
