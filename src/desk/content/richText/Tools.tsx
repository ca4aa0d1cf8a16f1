import { deleteSelection } from 'prosemirror-commands';
import { redo, undo } from 'prosemirror-history';
import type { Command, EditorState } from 'prosemirror-state';
import { addColumnAfter, addRowAfter, deleteColumn, deleteRow, deleteTable } from 'prosemirror-tables';
import { useRef, useState } from 'react';
import { zhDeskContent } from '../../../i18n/zhDeskContent';
import {
  describePicture,
  insertTable,
  isInTable,
  linkAt,
  selectedPicture,
  selectNode,
  setLink,
  setStyle,
  styleAt,
  toggles,
  undescribedPictures,
  type StyleName,
} from './commands';
import styles from './RichTextEditor.module.css';
import { ToolIcon, type ToolIconName } from './ToolIcon';
import { SmallButton } from '../../shell/SmallButton';

const zh = zhDeskContent.editor;

type Run = (command: Command) => void;

interface ToolsProps {
  state: EditorState;
  run: Run;
  onPicture: () => void;
  onDocument: () => void;
  onFiles: () => void;
  isUploading: boolean;
}

export function Tools({ state, run, onPicture, onDocument, onFiles, isUploading }: ToolsProps) {
  const [isLinking, setLinking] = useState(false);
  const toggle = (name: keyof typeof toggles) => (
    <Tool
      key={name}
      label={zh[name]}
      icon={name}
      isOn={toggles[name].isOn(state)}
      onClick={() => run(toggles[name].run)}
    />
  );
  return (
    <>
      <select
        aria-label={zh.style}
        value={styleAt(state)}
        onChange={({ target }) => run(setStyle(target.value as StyleName))}
      >
        {(['paragraph', 'heading2', 'heading3'] as const).map((name) => (
          <option key={name} value={name}>
            {zh[name]}
          </option>
        ))}
      </select>
      <span className={styles.group}>
        {(['bold', 'underline'] as const).map(toggle)}
        <Tool
          label={zh.link}
          icon="link"
          isOn={linkAt(state) !== null}
          onClick={() => setLinking(!isLinking)}
          isExpanded={isLinking}
        />
      </span>
      <span className={styles.group}>{(['ordered', 'bullets', 'quote', 'flushRight'] as const).map(toggle)}</span>
      <span className={styles.group}>
        <Tool
          label={zh.picture}
          icon="picture"
          isOn={selectedPicture(state) !== null}
          onClick={onPicture}
          isBusy={isUploading}
        />
        <Tool label={zh.document} icon="document" onClick={onDocument} isBusy={isUploading} />
        <Tool label={zhDeskContent.files.open} icon="files" onClick={onFiles} />
        <Tool label={zh.table} icon="table" onClick={() => run(insertTable)} />
      </span>
      <span className={`${styles.group} ${styles.last}`}>
        <Tool label={zh.undo} icon="undo" onClick={() => run(undo)} />
        <Tool label={zh.redo} icon="redo" onClick={() => run(redo)} />
      </span>
      {isLinking && (
        <LinkField
          address={linkAt(state) ?? ''}
          onSet={(href) => {
            run(setLink(href));
            setLinking(false);
          }}
        />
      )}
    </>
  );
}

interface ToolProps {
  label: string;
  icon: ToolIconName;
  isOn?: boolean;
  isExpanded?: boolean;
  isBusy?: boolean;
  onClick: () => void;
}

function Tool({ label, icon, isOn, isExpanded, isBusy, onClick }: ToolProps) {
  return (
    <button
      className={`icon-button ${styles.tool}`}
      type="button"
      aria-label={label}
      aria-pressed={isOn}
      aria-expanded={isExpanded}
      aria-busy={isBusy || undefined}
      // Keeps the selection in the text.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onClick}
    >
      <ToolIcon name={icon} />
    </button>
  );
}

function LinkField({ address, onSet }: { address: string; onSet: (href: string) => void }) {
  const [href, setHref] = useState(address);
  return (
    <span className={styles.strip}>
      <label>
        {zh.linkAddress}
        <input
          type="url"
          value={href}
          onChange={({ target }) => setHref(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            onSet(href.trim());
          }}
        />
      </label>
      <SmallButton onClick={() => onSet(href.trim())}>{zh.linkSet}</SmallButton>
      <SmallButton onClick={() => onSet('')}>{zh.linkRemove}</SmallButton>
    </span>
  );
}

/** Tools for the current selection: tables, pictures; elsewhere it asks for the descriptions that are missing. */
export function Extras({ state, run, onReplace }: { state: EditorState; run: Run; onReplace: () => void }) {
  const isAsked = useRef(false);
  const picture = selectedPicture(state);
  if (picture) {
    const { alt, width, height } = picture.node.attrs as { alt: string; width: string | null; height: string | null };
    return (
      <div className={styles.strip}>
        <label>
          {zh.pictureText}
          <input
            ref={(field) => {
              if (field && isAsked.current) field.focus();
              isAsked.current = false;
            }}
            type="text"
            placeholder={zh.pictureTextHint}
            value={alt}
            maxLength={200}
            onChange={({ target }) => run(describePicture(target.value))}
          />
        </label>
        {width && height && <span className={styles.size}>{`${width} × ${height}`}</span>}
        <SmallButton onClick={onReplace}>{zh.replace}</SmallButton>
        <SmallButton onClick={() => run(deleteSelection)}>{zh.remove}</SmallButton>
      </div>
    );
  }
  const undescribed = undescribedPictures(state);
  if (!isInTable(state)) {
    return undescribed.length === 0 ? null : (
      <div className={styles.strip}>
        <span className="text-sm red">{zh.undescribed(undescribed.length)}</span>
        <SmallButton
          onClick={() => {
            isAsked.current = true;
            run(selectNode(undescribed[0]!));
          }}
        >
          {zh.describe}
        </SmallButton>
      </div>
    );
  }
  const tools = { rowAfter: addRowAfter, columnAfter: addColumnAfter, deleteRow, deleteColumn, deleteTable };
  return (
    <div className={styles.strip} role="group" aria-label={zh.tableTools}>
      {(Object.keys(tools) as (keyof typeof tools)[]).map((name) => (
        <SmallButton key={name} onMouseDown={(event) => event.preventDefault()} onClick={() => run(tools[name])}>
          {zh[name]}
        </SmallButton>
      ))}
    </div>
  );
}
