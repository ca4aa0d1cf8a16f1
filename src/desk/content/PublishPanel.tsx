import sheet from '../../components/FactSheet.module.css';
import type { ContentDetail, DraftVersion, OtherEditor, Presence } from '../../contract/deskContent';
import { zh as zhCommon } from '../../i18n/zh';
import { zhDeskContent as zh } from '../../i18n/zhDeskContent';
import styles from './ContentEditor.module.css';
import { StateBadge, mayDo } from './contentAreas';
import { SmallButton } from '../shell/ListPane';
import type { ContentEdit } from './useContentEdit';
import { useState, useEffect, useEffectEvent, useRef } from 'react';
import { listen } from '../../lib/events';
import log from '../../components/EventLog.module.css';
import { useDeskDispatch } from '../hooks';
import { itemTakenOver, sendPresence } from './contentApi';

/** When to publish, and the version's note. */
export interface Timing {
  isLater: boolean;
  /** `yyyy-MM-dd HH:mm` */
  at: string;
  note: string;
}

const noteLimit = 500;

/** What is wrong with a note; nothing of it is cut. */
export const noteError = (note: string): string =>
  [...note.trim()].length > noteLimit ? zhCommon.validation.tooLong(zh.note, noteLimit) : '';

interface PublishPanelProps {
  item: ContentDetail | null;
  isLocked: boolean;
  isChanged: boolean;
  timing: Timing;
  onTiming: (timing: Timing) => void;
  onSaveDraft: () => void;
  onTakeDown: () => void;
}

function workWord(item: ContentDetail | null, isChanged: boolean) {
  if (isChanged) return <StateBadge state="draft" label={zh.unsavedEdit} />;
  if (item?.scheduledAt)
    return <StateBadge state="scheduled" label={zh.scheduledEdit(item.scheduledAt.slice(5, 16))} />;
  if (item?.changed || item?.state === 'draft') return <StateBadge state="draft" label={zh.draftEdit} />;
  return zh.noEdit;
}

/** Publication state of a content item, and when its changes go live. */
export function PublishPanel(props: PublishPanelProps) {
  const { item, isLocked, isChanged, timing, onTiming, onSaveDraft, onTakeDown } = props;
  const shown = item?.published ? 'published' : item?.state === 'removed' ? 'removed' : 'draft';
  return (
    <section className={sheet.block} aria-labelledby="standing">
      <h2 className={sheet.title} id="standing">
        {zh.standing}
      </h2>
      <dl>
        <div>
          <dt>{zh.onPortal}</dt>
          <dd>
            <StateBadge state={shown} label={shown === 'draft' ? zh.neverPublished : zh.states[shown]} />
          </dd>
        </div>
        <div>
          <dt>{zh.version}</dt>
          <dd className="num">{item?.version ?? 0}</dd>
        </div>
        <div className="full">
          <dt>{zh.thisEdit}</dt>
          <dd>{workWord(item, isChanged)}</dd>
        </div>
      </dl>
      {!isLocked && (
        <>
          <fieldset className={styles.when}>
            <legend className="vh">{zh.whenToPublish}</legend>
            {[false, true].map((isLater) => (
              <label key={String(isLater)} className="check">
                <input
                  type="radio"
                  name="when"
                  checked={timing.isLater === isLater}
                  onChange={() => onTiming({ ...timing, isLater })}
                />
                {isLater ? zh.schedule : zh.publishNow}
              </label>
            ))}
            {timing.isLater && (
              <input
                className="num"
                type="datetime-local"
                aria-label={zh.scheduleTime}
                placeholder="2025-01-31 09:00"
                value={timing.at.replace(' ', 'T')}
                onChange={({ target }) => onTiming({ ...timing, at: target.value.slice(0, 16) })}
              />
            )}
            <input
              type="text"
              aria-label={zh.note}
              placeholder={`${zh.note}（${zh.noteHint}）`}
              aria-invalid={noteError(timing.note) ? true : undefined}
              aria-describedby="note-error"
              value={timing.note}
              onChange={({ target }) => onTiming({ ...timing, note: target.value })}
            />
            <span className="err" id="note-error" role="status">
              {noteError(timing.note)}
            </span>
          </fieldset>
          <p className={styles.ways}>
            <SmallButton onClick={onSaveDraft}>{zh.saveDraft}</SmallButton>
            {item && mayDo.takeDown(item) && (
              <button className={`btn btn--line btn--sm ${styles.off}`} type="button" onClick={onTakeDown}>
                {zh.takeDown}
              </button>
            )}
          </p>
        </>
      )}
    </section>
  );
}

/** Where the unsaved changes are. */
const savedWord = ({ keptAt, sync }: ContentEdit): string =>
  sync.state === 'failed' ? zh.notKept : keptAt === null ? zh.keeping : zh.keptAt(keptAt);

/** Whether there are unsaved changes and where, and who reads along. */
export function SavedState({ edit, presence }: { edit: ContentEdit; presence: ItemPresence }) {
  const isChanged = edit.touched.length > 0;
  return (
    <span className={styles.status} aria-live="polite">
      {isChanged && <StateBadge state="draft" label={zh.unsavedEdit} />}
      {isChanged && <span className="ink-3">{savedWord(edit)}</span>}
      {presence.readers.map(({ name, isSelf }, index) => (
        <span key={index} className="ink-3">
          {zh.presence.reads(isSelf ? zh.presence.self : name)}
        </span>
      ))}
    </span>
  );
}

const words = zh.presence;

/** Says that somebody else writes, and offers to take over. */
export function HeldLine({ presence: { writer, isTaken, takeOver } }: { presence: ItemPresence }) {
  const name = writer && (writer.isSelf ? words.self : writer.name);
  return (
    <div role="status">
      {writer && (
        <div className={styles.held}>
          <p>{isTaken ? words.taken(name!) : words.held(name!, writer.since.slice(11, 16))}</p>
          <SmallButton onClick={takeOver}>{words.takeOver}</SmallButton>
          <small>{words.hint(name!)}</small>
        </div>
      )}
    </div>
  );
}

/** Number of versions shown initially. */
const shownInitially = 5;

interface Entry {
  key: string | number;
  name: string;
  /** Tells its buttons apart, where the name does not. */
  label?: string;
  at: string;
  details: string;
  onView: () => void;
  onRestore?: (() => void) | undefined;
}

/** Versions, newest first, each with buttons to view and restore it. */
function VersionList({ id, heading, entries }: { id: string; heading: string; entries: readonly Entry[] }) {
  const [showsAll, setShowsAll] = useState(false);
  if (entries.length === 0) return null;
  const shown = showsAll ? entries : entries.slice(0, shownInitially);
  return (
    <section className={styles.versions} aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <ol className={`${log.log} ${log.dense}`} reversed role="list">
        {shown.map(({ key, name, label = name, at, details, onView, onRestore }) => (
          <li key={key}>
            <p>
              <b>{name}</b>{' '}
              <time className="ink-3" dateTime={at.replace(' ', 'T')}>
                {at.slice(5, 16)}
              </time>
            </p>
            {details && <p className="ink-3">{details}</p>}
            <p className={styles.actions}>
              <button className="link" type="button" aria-label={`${zh.view}${label}`} onClick={onView}>
                {zh.view}
              </button>
              {onRestore && (
                <button className="link" type="button" aria-label={`${zh.restore}${label}`} onClick={onRestore}>
                  {zh.restore}
                </button>
              )}
            </p>
          </li>
        ))}
      </ol>
      {!showsAll && entries.length > shownInitially && (
        <button className="link" type="button" onClick={() => setShowsAll(true)}>
          {zh.allVersions(entries.length)}
        </button>
      )}
    </section>
  );
}

interface VersionsProps {
  item: ContentDetail | null;
  drafts: readonly DraftVersion[];
  isLocked: boolean;
  actions: { view: OnVersion; askRestore: OnVersion; viewDraft: (fdId: string) => void };
}

type OnVersion = (version: number) => void;

/** Earlier published versions; and unpublished states that were replaced: of sittings, merges, takeovers. */
export function Versions({ item, drafts, isLocked, actions }: VersionsProps) {
  const published = item?.revisions.map(({ version, at, by, note }) => ({
    key: version,
    name: zh.versionName(version),
    at,
    details: [by, note].filter(Boolean).join(' · '),
    onView: () => actions.view(version),
    onRestore: isLocked ? undefined : () => actions.askRestore(version),
  }));
  const replaced = drafts.map(({ fdId, at, by, note }) => ({
    key: fdId,
    name: by,
    label: `${by} ${at.slice(5, 16)}`,
    at,
    details: note,
    onView: () => actions.viewDraft(fdId),
  }));
  return (
    <>
      <VersionList id="versions" heading={zh.versions} entries={published ?? []} />
      <VersionList id="draft-versions" heading={zh.replacedDraft} entries={replaced} />
    </>
  );
}

/** Interval of the heartbeat, ms. */
const every = 20_000;

/**
 * Who else has the item open. One writes, the others read or continue in their place.
 * @param fdId null: a new item, which nobody else can open
 * @param onLost somebody else writes now
 */
export function usePresence(area: string, fdId: string | null, sitting: string, onLost: () => void) {
  const dispatch = useDeskDispatch();
  const [others, setOthers] = useState<readonly OtherEditor[]>([]);
  const [isTaken, setTaken] = useState(false);
  const wrote = useRef(false);
  const newest = useRef(0);
  const send = async (act: Presence['act']) => {
    if (fdId === null) return;
    const mine = (newest.current += 1);
    const answer = await dispatch(sendPresence({ area, fdId, sitting, act }));
    // An earlier call may be answered after a takeover.
    if (!answer || act === 'leave' || mine !== newest.current) return;
    const isWriting = !answer.some(({ writes }) => writes);
    setOthers(answer);
    if (isWriting !== wrote.current) setTaken(wrote.current);
    if (wrote.current && !isWriting) onLost();
    if (act === 'take' || (wrote.current && !isWriting)) dispatch(itemTakenOver());
    wrote.current = isWriting;
  };
  const tell = useEffectEvent((act: Presence['act']) => void send(act));
  useEffect(() => {
    tell('stay');
    const timer = setInterval(() => tell('stay'), every);
    const stop = listen(window, ['pagehide'], () => tell('leave'));
    return () => {
      clearInterval(timer);
      stop();
      tell('leave');
    };
  }, []);
  return {
    /** Somebody else who writes; null: one writes oneself. */
    writer: others.find(({ writes }) => writes) ?? null,
    /** Whether the writer took over from here. */
    isTaken,
    readers: others.filter(({ writes }) => !writes),
    takeOver: () => void send('take'),
    /** The server says that somebody else writes. */
    look: () => void send('stay'),
  };
}

type ItemPresence = ReturnType<typeof usePresence>;
