import styles from './ListSkeleton.module.css';

interface ListSkeletonProps {
  shape: 'rows' | 'cards' | 'lines';
  count: number;
}

const widths = { rows: [72, 100, 84, 40], cards: [56, 88, 100, 64], lines: [100] } as const;

/** The outline of a list that is on its way: as many rows, cards or lines as will come. */
export function ListSkeleton({ shape, count }: ListSkeletonProps) {
  return (
    <div className={styles[shape]} aria-hidden="true">
      {Array.from({ length: count }, (_, place) => (
        <div key={place} className={styles.item}>
          {widths[shape].map((width) => (
            <span key={width} className={styles.line} style={{ width: `${width}%` }} />
          ))}
        </div>
      ))}
    </div>
  );
}
