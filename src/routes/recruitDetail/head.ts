import type { Recruit } from '../../contract/areas/recruit';
import { zh } from '../../i18n/zh';
import { zhHead } from '../../i18n/zhHead';
import { describe, shorten } from '../head/describe';
import { detailHead, facts } from '../head/detailHead';
import { headFor } from '../head/headContext';
import { isoTime } from '../head/isoTime';
import { jobPosting } from '../head/jobPosting';
import { recruitDetail } from './route';

export const recruitDetailHead = headFor(
  recruitDetail,
  detailHead<Recruit>((job, { url }) => {
    const posting = jobPosting(job, url);
    return {
      kind: { label: zh.browse.recruitment },
      description: shorten(
        zhHead.facts(
          [facts(job.fdComName, job.fdWorkplace, job.fdSalary), describe(job.fdJobDescription, '')].filter(Boolean),
        ),
      ),
      published: isoTime(job.fdCreateTime),
      things: posting ? [posting] : [],
    };
  }),
);
