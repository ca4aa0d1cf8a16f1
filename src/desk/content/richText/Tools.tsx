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
import { SmallButton } from '../../shell/ListPane';
import { OptionList } from '../../../components/Field';
import { LineIcon } from '../../../components/Icon';

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
        <OptionList options={(['paragraph', 'heading2', 'heading3'] as const).map((name) => [name, zh[name]])} />
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
            // During a composition the code is 229.
            if (event.key !== 'Enter' || event.keyCode === 229) return;
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

const shapes = {
  bold: 'M6 4h5a3 3 0 0 1 0 6H6zM6 10h6a3 3 0 0 1 0 6H6z',
  underline: 'M6 3.5V9a4 4 0 0 0 8 0V3.5M5 16.5h10',
  link: 'M8.5 11.5l3-3M7 9l-2.5 2.5a2.8 2.8 0 0 0 4 4L11 13M9 7l2.5-2.5a2.8 2.8 0 0 1 4 4L13 11',
  ordered: 'M9 5h8M9 10h8M9 15h8M3.5 4 5 3.5V8M3.5 12.5h2l-2 3.5h2.2',
  bullets: 'M8 5h9M8 10h9M8 15h9M3 5h1.5M3 10h1.5M3 15h1.5',
  quote: 'M4 6h4v4.5L5.5 15M11.5 6h4v4.5L13 15',
  flushRight: 'M3 5h14M9 10h8M6 15h11',
  picture: 'M2.5 4h15v12h-15zM2.5 13l4.5-4 4 3.5 2.5-2 4 3.5M13 7.5h.6',
  document: 'M11.5 2.5H5v15h10V6zM11.5 2.5V6H15M7.5 10h5M7.5 13h5',
  files: 'M2.5 4.5h5l2 2h8v9h-15zM2.5 9h15',
  table: 'M2.5 4h15v12h-15zM2.5 8h15M2.5 12h15M8 4v12',
  undo: 'M7 4 3 8l4 4M3.5 8H12a4.5 4.5 0 0 1 0 9H8',
  redo: 'm13 4 4 4-4 4M16.5 8H8a4.5 4.5 0 0 0 0 9h4',
} as const;

type ToolIconName = keyof typeof shapes;

const ToolIcon = ({ name }: { name: ToolIconName }) => <LineIcon shape={shapes[name]} />;
