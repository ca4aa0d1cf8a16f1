import { useState } from 'react';
import { errorText } from '../../api/errors';
import { keepFocusNear } from '../../components/keepFocusNear';
import { mostRelated, type RelatedRow } from '../../contract/deskContent';
import type { ContentKey } from '../../contract/relations';
import { zh as zhCommon } from '../../i18n/zh';
import { zhDeskContent } from '../../i18n/zhDeskContent';
import { useDeskDispatch } from '../hooks';
import { workFailed } from '../../state/noticesSlice';
import { useAnnounce } from '../shell/Announcer';
import { Loaded } from '../shell/Loaded';
import { useListDeskRelatedQuery, useUpdateDeskRelatedMutation } from './contentApi';
import { areaTitle } from '../areaTitle';
import { FindRelated } from './FindRelated';
import styles from './RelatedItems.module.css';
import { SmallButton } from '../shell/SmallButton';

const zh = zhDeskContent.related;

const refsOf = (rows: readonly RelatedRow[]): ContentKey[] => rows.map(({ area, fdId }) => ({ area, fdId }));
const keyOf = ({ area, fdId }: ContentKey) => `${area}/${fdId}`;

/** Related items that staff chose for an item; saved on their own, independently of the form. */
export function RelatedItems({ area, fdId }: ContentKey) {
  const query = useListDeskRelatedQuery({ area, fdId });
  const { currentData: stored } = query;
  const [update, { isLoading: isSaving }] = useUpdateDeskRelatedMutation();
  const [edited, setEdited] = useState<RelatedRow[] | null>(null);
  const dispatch = useDeskDispatch();
  const announce = useAnnounce();
  const rows = edited ?? stored ?? [];
  const isFull = rows.length >= mostRelated;
  const up = (at: number) => setEdited([...rows.slice(0, at - 1), rows[at]!, rows[at - 1]!, ...rows.slice(at + 1)]);
  const save = async () => {
    if (!edited || !stored || isSaving) return;
    try {
      const rows = await update({ area, fdId, pieces: refsOf(edited), before: refsOf(stored) }).unwrap();
      if (!rows) return void dispatch(workFailed(zhDeskContent.saveFailed));
      // Changes made during the save are not saved yet.
      setEdited((now) => (now === edited ? null : now));
      announce(zh.saved);
    } catch (error) {
      dispatch(workFailed(errorText(error, zhDeskContent.saveFailed)));
    }
  };
  return (
    <section className={styles.related} aria-labelledby="related">
      <div className={styles.head}>
        <h2 className="text-md" id="related">
          {zh.title}
        </h2>
        {edited && <span className="text-sm ink-3">{zh.unsaved}</span>}
      </div>
      <p className={styles.hint}>{zh.hint(mostRelated)}</p>
      <Loaded query={query} failedText={zhCommon.states.loadFailed}>
        {() => (
          <>
            {rows.length === 0 && <p className={styles.none}>{zh.none}</p>}
            <ol className={styles.rows} role="list" aria-labelledby="related">
              {rows.map((row, at) => (
                <li key={keyOf(row)}>
                  <span className={styles.name}>
                    <small>{areaTitle(row.area)}</small>
                    {row.title}
                    {!row.published && <em>{zh.offPortal}</em>}
                  </span>
                  {at > 0 && (
                    <button
                      className="link"
                      type="button"
                      aria-label={zh.upOf(row.title)}
                      onClick={({ currentTarget }) => {
                        if (at === 1) keepFocusNear(currentTarget);
                        up(at);
                      }}
                    >
                      {zhDeskContent.up}
                    </button>
                  )}
                  <button
                    className="link"
                    type="button"
                    aria-label={zh.removeOf(row.title)}
                    onClick={({ currentTarget }) => {
                      keepFocusNear(currentTarget);
                      setEdited(rows.filter((other) => other !== row));
                    }}
                  >
                    {zh.remove}
                  </button>
                </li>
              ))}
            </ol>
            <FindRelated
              isFull={isFull}
              isChosen={(ref) => keyOf(ref) === keyOf({ area, fdId }) || rows.some((row) => keyOf(row) === keyOf(ref))}
              onAdd={(row) => setEdited([...rows, row])}
            />
            <SmallButton
              aria-disabled={!edited || undefined}
              aria-busy={isSaving || undefined}
              onClick={() => void save()}
            >
              {zh.save}
            </SmallButton>
          </>
        )}
      </Loaded>
    </section>
  );
}
