import { Link } from 'react-router-dom';
import { zhDeskContent as zh } from '../../i18n/zhDeskContent';
import { ShortTime } from '../ShortTime';
import pane from '../shell/ListPane.module.css';
import { useNow } from '../../components/useNow';
import { useListDeskDraftsQuery } from './contentApi';
import styles from './DraftList.module.css';

/** One's own unsaved drafts in an area, from every device. */
export function DraftList({ area }: { area: string }) {
  const { data } = useListDeskDraftsQuery(undefined, { refetchOnMountOrArgChange: true });
  const now = useNow();
  const drafts = data?.filter((draft) => draft.area === area) ?? [];
  if (drafts.length === 0) return null;
  return (
    <section className={`${pane.content} ${styles.drafts}`} aria-labelledby="own-drafts">
      <h2 className="text-md" id="own-drafts">
        {zh.ownDrafts(drafts.length)}
      </h2>
      <ul role="list">
        {drafts.map(({ key, title, savedAt, isNew }) => (
          <li key={key}>
            <Link to={isNew ? `/content/${area}/new?draft=${key}` : `/content/${area}/${key}`}>
              {title || zh.untitled}
            </Link>
            <span>{isNew ? zh.newDraft : zh.draftOfItem}</span>
            <ShortTime value={savedAt} now={now} />
          </li>
        ))}
      </ul>
    </section>
  );
}
