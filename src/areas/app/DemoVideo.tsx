import { useState } from 'react';
import { zh } from '../../i18n/zh';
import { fileUrl } from '../../lib/fileUrl';
import styles from './DemoVideo.module.css';

/** The video of an app, or a message if there is none or it fails to play. */
export function DemoVideo({ url, name }: { url: unknown; name: string }) {
  const source = fileUrl(url);
  const [broken, setBroken] = useState<string>();
  if (!source || broken === source) return <p className={`on-dark ${styles.none}`}>{zh.states.noVideo}</p>;
  return (
    <video
      className={styles.video}
      src={source}
      controls
      preload="metadata"
      playsInline
      aria-label={zh.app.videoOf(name)}
      onError={() => setBroken(source)}
    />
  );
}
