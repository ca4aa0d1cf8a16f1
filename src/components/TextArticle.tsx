import { zh } from '../i18n/zh';
import { ArticleLayout, type ArticleLayoutProps } from './ArticleLayout';
import { RichText } from './RichText';

/** Titles of official letters, which are set as such. */
const letter = /(?:公告|通告|公示|通知|函)(?:（[^）]*）)?$/;

/** A detail page of one rich text, with its table of contents. */
export function TextArticle(props: Omit<ArticleLayoutProps, 'children'>) {
  return (
    <ArticleLayout {...props}>
      <RichText anchored isLetter={letter.test(props.title)} html={props.html} fallback={zh.states.noContent} />
    </ArticleLayout>
  );
}
