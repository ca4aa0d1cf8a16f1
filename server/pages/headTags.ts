import { cardImage, type PageHead } from '../../src/contract/renderer';
import { escapeMarkup, jsonInScript } from '../lib/markup';
import { messages } from '../lib/messages';

interface HeadContext {
  /** The document's title. */
  title: string;
  /** Scheme and host of this site; empty if unknown: tags that need an absolute address are omitted. */
  origin: string;
}

const tag = (name: string, attributes: Record<string, string | undefined>): string => {
  const attributeTexts = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [` ${key}="${escapeMarkup(value)}"`],
  );
  return `<${name}${attributeTexts.join('')}>`;
};

const absolute = (address: string, origin: string) => new URL(address, origin).href;

/** Tags with an absolute address of the page. */
function addressTags({ canonicalPath, image = cardImage }: PageHead, origin: string): string[] {
  if (!origin) return [];
  const [page, picture] = [absolute(canonicalPath, origin), absolute(image, origin)];
  return [
    tag('link', { rel: 'canonical', href: page }),
    tag('meta', { property: 'og:url', content: page }),
    tag('meta', { property: 'og:image', content: picture }),
    // WeChat reads it from here.
    tag('meta', { itemprop: 'image', content: picture }),
  ];
}

/** Meta tags for search engines and sharing, including the title. Content is escaped. */
export function headTags(head: PageHead, { title, origin }: HeadContext): string {
  const { description, type, image, published, robots, jsonLd, feeds } = head;
  return [
    `<title>${escapeMarkup(title)}</title>`,
    tag('meta', { name: 'description', content: description }),
    ...(robots ? [tag('meta', { name: 'robots', content: robots })] : addressTags(head, origin)),
    tag('meta', { property: 'og:title', content: head.title }),
    tag('meta', { property: 'og:description', content: description }),
    tag('meta', { property: 'og:type', content: type }),
    tag('meta', { property: 'og:site_name', content: messages.siteName }),
    tag('meta', { property: 'og:locale', content: 'zh_CN' }),
    ...(type === 'article' && published
      ? [tag('meta', { property: 'article:published_time', content: published })]
      : []),
    tag('meta', { name: 'twitter:card', content: image ? 'summary_large_image' : 'summary' }),
    ...feeds.map(({ path, title: name }) =>
      tag('link', { rel: 'alternate', type: 'application/atom+xml', title: name, href: path }),
    ),
    ...(jsonLd.length > 0 ? [`<script type="application/ld+json">${jsonInScript(jsonLd)}</script>`] : []),
  ].join('\n');
}
