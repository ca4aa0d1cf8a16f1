import { zhFeedback } from '../../i18n/zhFeedback';
import { encodeComponent } from '../../lib/encodeComponent';
import { isEmailAddress } from '../../lib/isEmailAddress';
import styles from './FeedbackNote.module.css';

interface FeedbackNoteProps {
  /** The page that the feedback is about. */
  page: string;
  version: string;
  /** The feedback address; undefined until known. */
  email: string | null | undefined;
}

/** Prefilled feedback: the page and the build. */
export function FeedbackNote({ page, version, email }: FeedbackNoteProps) {
  const body = `${zhFeedback.say}\r\n\r\n\r\n${zhFeedback.page}：${page}\r\n${zhFeedback.version}：${version}`;
  const query = `subject=${encodeComponent(zhFeedback.subject)}&body=${encodeComponent(body)}`;
  return (
    <section className={`wrap ${styles.note}`} aria-labelledby="feedback">
      <div>
        <h2 className="text-lg" id="feedback">
          {zhFeedback.heading}
        </h2>
        <p className="text-15 ink-2">{zhFeedback.intro}</p>
        <dl>
          <div>
            <dt>{zhFeedback.page}</dt>
            <dd>{page}</dd>
          </div>
          <div>
            <dt>{zhFeedback.version}</dt>
            <dd suppressHydrationWarning>{version}</dd>
          </div>
        </dl>
      </div>
      {email && isEmailAddress(email) && (
        <a className="btn" href={`mailto:${email}?${query}`} suppressHydrationWarning>
          {zhFeedback.write}
        </a>
      )}
    </section>
  );
}
