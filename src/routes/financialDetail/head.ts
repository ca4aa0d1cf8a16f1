import type { FinancialProduct } from 'schema-dts';
import { financialKind } from '../../areas/financial/financialKind';
import type { FinancialItem } from '../../contract/areas/financial';
import { zhHead } from '../../i18n/zhHead';
import { describe } from '../head/describe';
import { detailHead, facts, text } from '../head/detailHead';
import { headFor } from '../head/headContext';
import { isoTime } from '../head/isoTime';
import { organization } from '../head/jsonLd';
import { financialDetail } from './route';

export const financialDetailHead = headFor(
  financialDetail,
  detailHead<FinancialItem>((item, { props, categories, url }) => {
    const { fdTitle, fdApplyDate, fdCategory, fdComName, fdContent } = item;
    const label = text(financialKind(item, categories));
    const institution = text(fdComName);
    const description = describe(fdContent, facts(fdTitle, institution && zhHead.offeredBy(institution), label));
    return {
      kind: text(fdCategory) && label ? { label, to: props.section.category(text(fdCategory)) } : undefined,
      description,
      published: isoTime(fdApplyDate),
      things: [
        {
          '@type': 'FinancialProduct',
          name: text(fdTitle),
          url,
          description,
          category: label,
          provider: organization(institution),
        } satisfies FinancialProduct,
      ],
    };
  }),
);
