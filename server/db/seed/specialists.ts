import type { SeedContent } from '../seedContent';
import { contentId } from './contentId';
import { html } from './html';
import type { Expert } from './specialists/expert';
import { DESIGN_EXPERTS } from './specialists/designExperts';
import { DIGITAL_EXPERTS } from './specialists/digitalExperts';
import { FINANCE_EXPERTS } from './specialists/financeExperts';
import { POLICY_EXPERTS } from './specialists/policyExperts';
import { PROCESS_EXPERTS } from './specialists/processExperts';

const EXPERTS: Record<string, Expert[]> = {
  process: PROCESS_EXPERTS,
  digital: DIGITAL_EXPERTS,
  finance: FINANCE_EXPERTS,
  policy: POLICY_EXPERTS,
  design: DESIGN_EXPERTS,
};

/** Forty invented experts, eight a category; twelve are recommended. */
export const specialists: SeedContent['specialists'] = Object.entries(EXPERTS).flatMap(([category, experts]) =>
  experts.map((expert, index) => ({
    fdId: contentId(`specialist/${category}/${index}`, expert.date),
    fdName: expert.name,
    fdAvatar: expert.portrait ? `/profile/pictures/portrait-${String(expert.portrait).padStart(2, '0')}.svg` : null,
    fdTitle: expert.title,
    fdPosition: expert.position,
    fdField: expert.field,
    fdIntro: expert.intro && html.p(expert.intro) + html.h3('可以提供的帮助') + html.p(expert.help ?? ''),
    fdHometown: expert.unit,
    fdCreateTime: `${expert.date} 09:30:00`,
    category,
    fdEmail: expert.mail ? `${expert.mail}@example.com` : '',
    recommended: expert.recommended ?? false,
  })),
);
