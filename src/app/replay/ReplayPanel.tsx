import {
  type ChangeEvent,
  type ComponentProps,
  type RefObject,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type KeyboardEvent,
  type PointerEvent,
} from 'react';
import { zhReplay } from '../../i18n/zhReplay';
import { saveFile } from '../../lib/saveFile';
import type { DevtoolsMirror, Log } from './replayGate';
import { listen } from '../../lib/events';
import { type Recording, sessionRecordingOf, type PreviousLog } from './recording';
import '../../styles/fields.css';
import styles from './ReplayPanel.module.css';
import overlay from '../../components/OverlayInput.module.css';
import { changesBetween, isCarouselStep, isFailure, nameOfAction } from './steps';

const keyStep = 32;
const arrows: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-keyStep, 0],
  ArrowRight: [keyStep, 0],
  ArrowUp: [0, -keyStep],
  ArrowDown: [0, keyStep],
};

/** Lets a handle drag a box by pointer or arrow keys; the box stays inside the viewport. */
function useDraggable(box: RefObject<HTMLElement | null>) {
  const [grip, setGrip] = useState<{ x: number; y: number } | null>(null);
  const [place, setPlace] = useState({ x: 0, y: 0 });

  const moveBy = (x: number, y: number) => {
    const element = box.current;
    if (!element) return;
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const within = (by: number, low: number, high: number) => Math.min(Math.max(by, low), Math.max(low, high));
    setPlace({
      x: place.x + within(x, -left, window.innerWidth - right),
      y: place.y + within(y, -top, window.innerHeight - bottom),
    });
  };

  const handle = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      event.currentTarget.setPointerCapture?.(event.pointerId);
      setGrip({ x: event.clientX, y: event.clientY });
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent<HTMLElement>) => {
      if (!grip) return;
      moveBy(clientX - grip.x, clientY - grip.y);
      setGrip({ x: clientX, y: clientY });
    },
    onPointerUp: () => setGrip(null),
    onPointerCancel: () => setGrip(null),
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const by = arrows[event.key];
      if (!by || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      moveBy(...by);
    },
  };
  return { handle, style: { transform: `translate(${place.x}px, ${place.y}px)` } };
}

/** Shows a dialog above the page. A modal dialog makes everything else inert: this one must then be opened later. */
function useTopmost(box: RefObject<HTMLDialogElement | null>, isOpen: boolean): void {
  useEffect(() => {
    const dialog = box.current!;
    const raise = () => {
      const hadFocus = document.activeElement;
      dialog.close();
      if (!isOpen) return;
      const others = [...document.querySelectorAll('dialog[open]')].some((other) => other !== dialog);
      if (others) dialog.showModal();
      else dialog.show();
      if (hadFocus instanceof HTMLElement && dialog.contains(hadFocus)) hadFocus.focus();
    };
    const onToggle = (event: Event) => event.target instanceof HTMLDialogElement && event.target !== dialog && raise();
    raise();
    return listen(document, ['toggle'], onToggle, { capture: true });
  }, [box, isOpen]);
}

/** Keyboard shortcuts: Ctrl+Shift+Y toggles the panel, Ctrl+Shift+arrow steps; Command on a Mac counts as Ctrl. */
function panelKeys({ toggle, step }: { toggle(): void; step(by: number): void }): () => void {
  const press = (event: globalThis.KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || !event.shiftKey) return;
    if (event.code === 'KeyY') toggle();
    else if (event.code === 'ArrowLeft') step(-1);
    else if (event.code === 'ArrowRight') step(1);
    else return;
    event.preventDefault();
  };
  return listen(window, ['keydown'], press);
}

/** State diff of one step: each changed path with its value before and after. */
function StepDetails({ log, index }: { log: Log<object>; index: number }) {
  if (index === 0) return null;
  const changes = changesBetween(log.computedStates[index - 1]?.state, log.computedStates[index]?.state);
  return (
    <details className={styles.changes}>
      <summary>{zhReplay.changes(changes.length)}</summary>
      <dl>
        {changes.map(({ path, before, after }) => (
          <div key={path}>
            <dt>{path}</dt>
            <dd>
              {before === undefined ? zhReplay.absent : before} → {after === undefined ? zhReplay.absent : after}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

export interface ReplayPanelProps {
  mirror: DevtoolsMirror;
  isStill(): boolean;
  onStillChange(viewer: () => void): () => void;
  /** Opens a file's text; returns why that failed, or what may differ. */
  onOpen(text: string): string[];
  /** The opened recording; null for the live session. */
  shown(): Recording | null;
  /** The session that a reload ended. */
  previous: PreviousLog | null;
  startsOpen: boolean;
  startNotes: string[];
}

const button = (text: string, onClick: () => void, more: ComponentProps<'button'> = {}) => (
  <button type="button" className="btn btn--line btn--sm" onClick={onClick} {...more}>
    {text}
  </button>
);

const clock = (ms: number): string => `+${(ms / 1000).toFixed(1)} s`;

function notesOf({ previous, startNotes }: ReplayPanelProps): string[] {
  if (!previous || previous.steps === 0) return startNotes;
  return [...startNotes, (previous.scene ? zhReplay.reloaded : zhReplay.reloadedLost)(previous.steps)];
}

/** A tester's panel: saves the session as a recording, opens one, and steps through its actions (QA builds only). */
export function ReplayPanel(props: ReplayPanelProps) {
  const { mirror, isStill, onStillChange, onOpen, shown, previous, startsOpen } = props;
  const log = useSyncExternalStore(mirror.subscribe, mirror.log);
  const still = useSyncExternalStore(onStillChange, isStill);
  const [isOpen, setOpen] = useState(startsOpen);
  const [notes, setNotes] = useState(() => notesOf(props));
  const [note, setNote] = useState('');
  const [hidesCarousels, setHidesCarousels] = useState(false);
  const panel = useRef<HTMLDialogElement>(null);
  useTopmost(panel, isOpen);
  const { handle, style } = useDraggable(panel);

  const { currentStateIndex: index, stagedActionIds, actionsById } = log;
  const count = stagedActionIds.length - 1;
  const actionAt = (step: number) => actionsById[stagedActionIds[step]].action;
  const nameOf = (step: number) => (step === 0 ? zhReplay.start : nameOfAction(actionAt(step)));
  const times = shown()?.times ?? stagedActionIds.slice(1).map((id) => actionsById[id].timestamp);
  const timeOf = (step: number) =>
    step === 0 || times[step - 1] === undefined ? '' : clock(times[step - 1] - times[0]);
  const steps = stagedActionIds.map((_id, step) => step);
  const isListed = (step: number) => step === 0 || step === index || !hidesCarousels || !isCarouselStep(actionAt(step));
  const listed = steps.filter(isListed);
  const failure = steps.find((step) => step > index && isFailure(actionAt(step)));

  const jump = (to: number | undefined) => to !== undefined && mirror.jump(to);
  const stepBy = (by: number) => jump(listed[listed.indexOf(index) + by]);
  useEffect(() => panelKeys({ toggle: () => setOpen((was) => !was), step: stepBy }));

  const open = (text: string) => {
    setNotes(onOpen(text));
    setNote(shown()?.note ?? '');
  };
  const openFile = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    if (!file) return;
    open(await file.text());
    currentTarget.value = '';
  };
  const save = () => {
    const scene = { ...sessionRecordingOf(mirror.log(), note), times };
    const file = new Blob([JSON.stringify(scene)], { type: 'application/json' });
    saveFile(file, `scene-${scene.recordedAt.replace(/[:.]/g, '-')}.json`);
  };

  return (
    <>
      {!isOpen && (
        <button type="button" className={`btn btn--line ${styles.toggle}`} onClick={() => setOpen(true)}>
          {zhReplay.open}
          {notes.length > 0 && <span className={styles.mark}>{notes.length}</span>}
        </button>
      )}
      <dialog
        ref={panel}
        className={styles.panel}
        style={style}
        aria-labelledby="replay-name"
        onCancel={() => setOpen(false)}
      >
        <div className="row">
          <h2 id="replay-name">{zhReplay.name}</h2>
          <button
            type="button"
            className={`btn btn--line btn--sm ${styles.handle}`}
            aria-label={zhReplay.move}
            {...handle}
          >
            {zhReplay.moveSign}
          </button>
          {button(zhReplay.collapse, () => setOpen(false))}
        </div>
        <p role="status">{still ? zhReplay.stopped(index, count) : zhReplay.recording(count)}</p>
        <p className={styles.action}>
          {nameOf(index)} <span className="nb">{timeOf(index)}</span>
        </p>
        <input
          key={count}
          type="range"
          aria-label={zhReplay.step}
          min={0}
          max={count}
          value={index}
          onChange={(event) => jump(Number(event.target.value))}
        />
        {isOpen && (
          <select
            size={6}
            aria-label={zhReplay.step}
            value={index}
            onChange={(event) => jump(Number(event.target.value))}
          >
            {listed.map((step) => (
              <option key={stagedActionIds[step]} value={step}>
                {`${step} ${timeOf(step)} ${nameOf(step)}`}
              </option>
            ))}
          </select>
        )}
        <label className="check">
          <input
            type="checkbox"
            checked={hidesCarousels}
            onChange={(event) => setHidesCarousels(event.target.checked)}
          />
          {zhReplay.hideCarousels}
        </label>
        {isOpen && <StepDetails log={log} index={index} />}
        <div className="row">
          {button(zhReplay.previous, () => stepBy(-1), { disabled: index === 0 })}
          {button(zhReplay.next, () => stepBy(1), { disabled: index === count })}
          {button(zhReplay.nextFailure, () => jump(failure), {
            disabled: failure === undefined,
            title: failure === undefined ? zhReplay.noFailure : undefined,
          })}
          {button(zhReplay.resume, mirror.resume, { disabled: !still })}
        </div>
        <label className="row">
          {zhReplay.note}
          <textarea rows={1} value={note} onChange={(event) => setNote(event.target.value)} />
        </label>
        <div className="row">
          {button(zhReplay.save, save)}
          <label className={`btn btn--line btn--sm ${styles.file}`}>
            {zhReplay.load}
            <input
              className={overlay.input}
              type="file"
              accept=".json,application/json"
              onChange={(event) => void openFile(event)}
            />
          </label>
          {previous?.scene && button(zhReplay.openPrevious, () => open(previous.scene!))}
        </div>
        {notes.length > 0 && (
          <ul role="alert">
            {notes.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        )}
        <p className="hint">{zhReplay.keys}</p>
        <p className="hint">{zhReplay.hidden}</p>
      </dialog>
    </>
  );
}
