import { encode } from 'uqr';
import styles from './QrCode.module.css';

/** A QR code as a single SVG path: dark modules on a light background, with the quiet zone that scanners need. */
export function QrCode({ text, name }: { text: string; name: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return (
    <svg className={styles.qr} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" role="img" aria-label={name}>
      <path d={path} />
    </svg>
  );
}
