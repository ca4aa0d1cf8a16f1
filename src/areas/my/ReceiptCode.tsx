import { useScript } from '../../components/useScript';
import { zh } from '../../i18n/zh';
import { paths } from '../../lib/paths';
import styles from './ReceiptCode.module.css';

const load = () => import(/* webpackChunkName: "qrCode" */ '../../components/QrCode');

/** On paper: the receipt's address as a QR code, which leads from the sheet to the current state. */
export function ReceiptCode({ number }: { number: string }) {
  // The sheet is complete without it.
  const script = useScript(load, true);
  if (!script) return null;
  return (
    <div className={styles.code}>
      <script.QrCode text={location.origin + paths.my.submission(number)} name={zh.my.code} />
      <p>{zh.my.code}</p>
    </div>
  );
}
