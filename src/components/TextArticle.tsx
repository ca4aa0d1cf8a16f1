import { zh } from '../i18n/zh';
import { ArticleLayout, type ArticleLayoutProps } from './ArticleLayout';
import { RichText } from './RichText';

/** A detail page of one rich text, with its table of contents. */
export function TextArticle(props: Omit<ArticleLayoutProps, 'children'>) {
  return (
    <ArticleLayout {...props}>
      <RichText anchored html={props.html} fallback={zh.states.noContent} />
    </ArticleLayout>
  );
}
