import type { Article } from '../contract/area';
import { zh } from '../i18n/zh';
import { toText } from '../lib/toText';
import { DateText } from './DateText';
import { MoreLink } from './MoreLink';
import { TextArticle } from './RichText';

interface CategorizedArticleProps {
  article: Article;
  /** The name of its category. */
  kind: string;
  /** The section's list of a category. */
  section: { category: (code: string) => string };
}

export function CategorizedArticle({ article, kind, section }: CategorizedArticleProps) {
  const { title, date, category, text } = article;
  return (
    <TextArticle
      title={toText(title)}
      tags={kind && <span className="tag tag--pine">{kind}</span>}
      facts={[
        {
          title: zh.detail.news,
          facts: [
            ...('source' in article ? [{ label: zh.fields.source, value: toText(article.source), full: true }] : []),
            ...('category' in article ? [{ label: zh.fields.kind, value: toText(kind) }] : []),
            { label: zh.fields.published, value: <DateText value={date} /> },
          ],
        },
      ]}
      related={kind && <MoreLink to={section.category(toText(category))}>{zh.detail.moreOf(kind)}</MoreLink>}
      html={text}
    />
  );
}
