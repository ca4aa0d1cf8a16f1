import { lazy, Suspense } from 'react';
import { zh } from '../../i18n/zh';
import { paths } from '../../lib/paths';
import styles from './ReceiptCode.module.css';

const QrCode = lazy(() =>
  import(/* webpackChunkName: "qrCode" */ '../../components/QrCode').then((m) => ({ default: m.QrCode })),
);

/** On paper: the receipt's address as a QR code, which leads from the sheet to the current state. */
export function ReceiptCode({ number }: { number: string }) {
  return (
    <div className={styles.code}>
      <Suspense>
        <QrCode text={location.origin + paths.my.submission(number)} name={zh.my.code} />
      </Suspense>
      <p>{zh.my.code}</p>
    </div>
  );
}
