import type { Metadata } from 'next';
import { PolicyList } from '../../components/PolicyList';
import { texts } from '../../lib/texts';

export const metadata: Metadata = { title: texts.policies };

export default function PolicyPage() {
  return <PolicyList page={1} />;
}
