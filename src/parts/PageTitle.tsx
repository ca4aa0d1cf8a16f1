import { zh } from '../copy/zh';

/** `document.title` of a screen: `<heading> - 家居定制供应链`. */
export function PageTitle({ heading }: { heading: string }) {
  return <title>{zh.site.title(heading)}</title>;
}
