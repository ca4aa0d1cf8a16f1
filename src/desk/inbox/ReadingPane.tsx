import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { Link } from 'react-router-dom';
import { focusIsLost } from '../../components/focusHeading';
import { Icon } from '../../components/Icon';
import { PrintButton } from '../../components/PrintButton';
import { zhCase } from '../../i18n/zhCase';
import { zhInbox } from '../../i18n/zhInbox';
import { useDeskDispatch } from '../hooks';
import { download } from '../download';
import { useAnnounce } from '../shell/Announcer';
import { Loaded } from '../shell/ListPane';
import { DecisionForm, type DecisionFormProps } from './DecisionForm';
import { inboxPaths, useGetInboxItemQuery } from './inboxApi';
import styles from './ReadingPane.module.css';
import { ReadingView } from './ReadingView';

interface ReadingPaneProps extends Omit<DecisionFormProps, 'rows' | 'kind' | 'detail'> {
  number: string;
  /** Address of the list alone. */
  toList: string;
  onBack: () => void;
  /** Position in the list, from 1; null: not in it. */
  place: number | null;
  total: number;
  onPrevious?: () => void;
  onNext?: () => void;
}

/** The open submission. Its title gets the focus, so that screen readers start there. */
export function ReadingPane(props: ReadingPaneProps) {
  const { number, toList, onBack, place, total, onPrevious, onNext, ...decision } = props;
  const { now } = decision;
  const result = useGetInboxItemQuery(number, { refetchOnFocus: true });
  const dispatch = useDeskDispatch();
  const announce = useAnnounce();
  const headingId = useId();
  const pane = useRef<HTMLElement>(null);
  const detail = result.currentData ?? undefined;
  const isLoaded = detail !== undefined;
  /** What had the focus when the submission was opened. */
  const opener = useRef<Element | null>(null);
  useEffect(() => {
    opener.current = document.activeElement;
  }, [number]);
  // A late submission takes the focus from no control to which the user has gone meanwhile; headings get it without the
  // user.
  const focusTitle = useEffectEvent(() => {
    const focused = document.activeElement;
    if (focused !== opener.current && !focusIsLost() && !focused?.matches('[tabindex="-1"]')) return;
    pane.current?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
  });
  useEffect(() => {
    if (isLoaded) focusTitle();
  }, [isLoaded, number]);
  return (
    <section
      className={styles.pane}
      ref={pane}
      aria-labelledby={isLoaded ? headingId : undefined}
      aria-label={zhInbox.pane}
    >
      <div className={styles.head}>
        <Link className={styles.back} to={toList} accessKey="b" onClick={onBack}>
          <Icon name="arrowLeft" />
          {zhInbox.back}
        </Link>
        <span className={styles.number}>{number}</span>
        {place !== null && <span className={`hint ${styles.place}`}>{zhInbox.place(place, total)}</span>}
        <PrintButton text={zhCase.print} />
        {(
          [
            [zhInbox.previous, 'chevronLeft', 'k', onPrevious],
            [zhInbox.next, 'chevronRight', 'j', onNext],
          ] as const
        ).map(([label, icon, accessKey, onClick]) => (
          <button
            key={icon}
            className={`icon-button ${styles.step}`}
            type="button"
            aria-label={label}
            accessKey={accessKey}
            disabled={!onClick}
            onClick={onClick}
          >
            <Icon name={icon} />
          </button>
        ))}
      </div>
      {/* Scrolls by itself, so the keyboard must be able to reach it. */}
      <div className={styles.body} key={number} tabIndex={0} role="region" aria-label={zhInbox.sent}>
        <Loaded query={result} failedText={zhInbox.detailFailed}>
          {(loaded) => (
            <ReadingView
              detail={loaded}
              now={now}
              headingId={headingId}
              onTake={({ attId, fileName }) => {
                void dispatch(download({ url: inboxPaths.attachment, params: { attId } }, fileName)).then((done) =>
                  done.isDone
                    ? announce(zhInbox.fileTaken(fileName))
                    : announce(done.text ?? zhInbox.fileFailed(fileName), { isFailure: true }),
                );
              }}
            />
          )}
        </Loaded>
      </div>
      {detail && <DecisionForm key={number} rows={[detail]} kind={detail.kind} detail={detail} {...decision} />}
    </section>
  );
}

/** Placeholder beside the list while nothing is open. */
export function NothingOpen() {
  return (
    <div className={`${styles.pane} ${styles.none}`}>
      <p>{zhInbox.choose}</p>
    </div>
  );
}
