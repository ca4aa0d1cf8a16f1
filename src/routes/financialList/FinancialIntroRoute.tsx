import { FinancialIntroduction } from '../../areas/financial/FinancialIntroduction';
import { SectionPage, type SectionPageProps } from '../section/SectionList';

export default function FinancialIntroRoute({ section, queries }: Pick<SectionPageProps, 'section' | 'queries'>) {
  return (
    <SectionPage {...{ section, queries }}>
      <FinancialIntroduction />
    </SectionPage>
  );
}
