import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { PolicyList } from '../../../../components/PolicyList';
import { listPolicies, policiesOnPage } from '../../../../lib/portal';
import { texts } from '../../../../lib/texts';

export const metadata: Metadata = { title: texts.policies };
export const dynamicParams = false;

export async function generateStaticParams() {
  const { total } = await listPolicies(1);
  return Array.from({ length: Math.ceil(total / policiesOnPage) }, (_, nth) => ({ number: String(nth + 1) }));
}

export default async function NumberedPolicyPage({ params }: { params: Promise<{ number: string }> }) {
  const page = Number((await params).number);
  if (!Number.isInteger(page)) notFound();
  return <PolicyList page={page} />;
}
