import { clsx } from 'clsx';
import { Link } from 'react-router-dom';
import type { Project } from '../../contract/project';
import { zh } from '../../copy/zh';
import { isOver } from '../../lib/dates';
import { paths } from '../../lib/paths';
import { text } from '../../lib/text';
import { Words } from '../../parts/Words';
import { Bone } from '../../parts/Bone';
import { times } from '../../parts/times';
import { ApplicationWindow } from './ApplicationWindow';
import { ApplyButton } from './ApplyButton';
import styles from './ProjectRows.module.css';

interface ProjectRowsProps {
  projects: Project[];
  now: Date;
  onApply: (project: Project) => void;
}

/** Projects with their application window and their two actions. The label is always 申报中 (spec §4). */
export function ProjectRows({ projects, now, onApply }: ProjectRowsProps) {
  return (
    <div className="sheet">
      <ul className={styles.rows} role="list" aria-label={zh.section.projects}>
        {projects.map((project) => (
          <li key={project.fdId} className={clsx(styles.row, isOver(project.fdApplicationEnd, now) && 'over')}>
            <div>
              <div className={styles.name}>
                <h2 className="ttl">
                  <Link to={paths.project.detail(project.fdId)}>
                    <Words text={text(project.fdProjectName)} />
                  </Link>
                </h2>
                <span className="tag tag--oak">{zh.section.applying}</span>
              </div>
              <p className="meta">{text(project.fdPublisher, text(project.fdComName))}</p>
              <ApplicationWindow from={project.fdApplicationStart} to={project.fdApplicationEnd} now={now} />
            </div>
            <p className={`row ${styles.actions}`}>
              <Link className="btn btn--line btn--sm" to={paths.project.detail(project.fdId)}>
                {zh.section.detail}
              </Link>
              <ApplyButton project={project} now={now} size="btn--sm" onApply={() => onApply(project)} />
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The rows before their projects are there. */
export function ProjectRowsSkeleton({ count }: { count: number }) {
  return (
    <div className="sheet">
      <div className={styles.rows}>
        {times(count).map((place) => (
          <div key={place} className={styles.row}>
            <div>
              <Bone width={`${56 - (place % 3) * 8}%`} height={20} above={4} />
              <Bone width="28%" height={12} above={16} />
              <Bone className={styles.window} width="100%" height={12} above={20} />
            </div>
            <div className={`row ${styles.actions}`}>
              <Bone width={96} height={36} />
              <Bone width={96} height={36} />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
