import { useEffect, useRef, useState, useSyncExternalStore, type ChangeEvent } from 'react';
import { zhReplay } from '../../copy/zhReplay';
import type { Journal, Log } from './journal';
import { panelKeys } from './panelKeys';
import styles from './ReplayPanel.module.css';
import { sceneOf } from './scene';
import { saveFile } from './saveFile';

interface CallMeta {
  arg?: { endpointName?: string };
}

export interface ReplayPanelProps {
  journal: Journal<object>;
  isStill(): boolean;
  /** Opens the text of a file; returns why it could not be opened, or what may look different. */
  onOpen(text: string): string[];
  startsOpen: boolean;
  startNotes: string[];
}

/** The action's type, and for a call the endpoint it went to. */
function nameOf({ actionsById, stagedActionIds }: Log<object>, index: number): string {
  if (index === 0) return zhReplay.start;
  const { type, meta } = actionsById[stagedActionIds[index]].action as { type: string; meta?: CallMeta };
  return meta?.arg?.endpointName ? `${type} ${meta.arg.endpointName}` : type;
}

const isOtherDialog = (panel: HTMLElement) => (dialog: Element) => dialog !== panel;

/** A tester's panel: saves the session as a scene, opens one, and steps through its actions (QA builds only). */
export function ReplayPanel({ journal, isStill, onOpen, startsOpen, startNotes }: ReplayPanelProps) {
  const log = useSyncExternalStore(journal.subscribe, journal.log);
  const [isOpen, setOpen] = useState(startsOpen);
  const [notes, setNotes] = useState(startNotes);
  const panel = useRef<HTMLDialogElement>(null);
  const still = isStill();
  const { currentStateIndex: index } = log;
  const count = log.stagedActionIds.length - 1;
  const jump = (to: number) => journal.jump(Math.min(Math.max(to, 0), count));

  useEffect(() => {
    const dialog = panel.current!;
    /** A modal dialog of the page makes all else inert: then the panel has to be a later one. */
    const raise = () => {
      const hadFocus = document.activeElement;
      dialog.close();
      if (!isOpen) return;
      const others = [...document.querySelectorAll('dialog[open]')].some(isOtherDialog(dialog));
      if (others) dialog.showModal();
      else dialog.show();
      if (hadFocus instanceof HTMLElement && dialog.contains(hadFocus)) hadFocus.focus();
    };
    const onToggle = (event: Event) => event.target !== dialog && raise();
    raise();
    document.addEventListener('toggle', onToggle, { capture: true });
    return () => document.removeEventListener('toggle', onToggle, { capture: true });
  }, [isOpen]);

  useEffect(() => panelKeys({ toggle: () => setOpen((was) => !was), step: (by) => jump(index + by) }));

  const openFile = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    if (!file) return;
    setNotes(onOpen(await file.text()));
    currentTarget.value = '';
  };
  const save = () => {
    const scene = sceneOf(journal.log());
    saveFile(`scene-${scene.recordedAt.replace(/[:.]/g, '-')}.json`, JSON.stringify(scene));
  };

  return (
    <>
      {!isOpen && (
        <button type="button" className={styles.toggle} onClick={() => setOpen(true)}>
          {zhReplay.open}
        </button>
      )}
      <dialog ref={panel} className={styles.panel} aria-labelledby="replay-name" onCancel={() => setOpen(false)}>
        <div className={styles.head}>
          <h2 id="replay-name">{zhReplay.name}</h2>
          <button type="button" onClick={() => setOpen(false)}>
            {zhReplay.collapse}
          </button>
        </div>
        <p role="status">{still ? zhReplay.stopped(index, count) : zhReplay.recording(count)}</p>
        <p className={styles.action}>{nameOf(log, index)}</p>
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
            {log.stagedActionIds.map((id, place) => (
              <option key={id} value={place}>
                {place} {nameOf(log, place)}
              </option>
            ))}
          </select>
        )}
        <div className={styles.row}>
          <button type="button" disabled={index === 0} onClick={() => jump(index - 1)}>
            {zhReplay.previous}
          </button>
          <button type="button" disabled={index === count} onClick={() => jump(index + 1)}>
            {zhReplay.next}
          </button>
          <button type="button" disabled={!still} onClick={journal.resume}>
            {zhReplay.resume}
          </button>
        </div>
        <div className={styles.row}>
          <button type="button" onClick={save}>
            {zhReplay.save}
          </button>
          <label className={styles.file}>
            {zhReplay.load}
            <input type="file" accept=".json,application/json" onChange={(event) => void openFile(event)} />
          </label>
        </div>
        {notes.length > 0 && (
          <ul role="alert" className={styles.notes}>
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        )}
        <p className={styles.hint}>{zhReplay.keys}</p>
        <p className={styles.hint}>{zhReplay.hidden}</p>
      </dialog>
    </>
  );
}
