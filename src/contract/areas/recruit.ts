import { addresses } from '../addresses';
import type { Area } from '../area';
import {
  date,
  email,
  id,
  issuer,
  number,
  personal,
  richText,
  text,
  unsearched,
  type Entity,
  type EntityFields,
} from '../entity';

/** Recruitment entry. */
export const recruit = () =>
  ({
    fdId: { ...id, of: '招聘信息' },
    fdComName: { ...issuer, label: '公司名称' },
    fdComSize: { ...text, label: '企业规模' },
    fdIndustryType: { ...text, label: '所属行业' },
    fdPositionType: { ...text, label: '岗位类别', subject: true },
    fdPost: { ...text, label: '岗位', names: true },
    fdWorkplace: { ...text, label: '工作地点', province: true, facet: { kind: 'value', label: '地点', until: '·' } },
    fdSalary: {
      ...text,
      label: '薪资',
      facet: { kind: 'range', label: '月薪', unit: '元', steps: [8_000, 12_000, 16_000], per: 'month', none: '面议' },
      orders: { desc: '月薪从高到低' },
    },
    fdExperience: { ...text, label: '经验' },
    fdEducation: { ...text, label: '学历' },
    fdPublisher: { ...personal, label: '联系人' },
    fdPublisherPhone: { ...personal, label: '联系电话' },
    fdContactEmail: { ...email, label: '联系邮箱' },
    fdRecruitNum: { ...number, label: '人数' },
    /** Rich text or plain text, as are the next two. */
    fdPositionRequirement: { ...richText, label: '任职要求' },
    fdJobDescription: { ...richText, label: '岗位职责' },
    fdBenefits: { ...richText, label: '福利待遇' },
    fdStatus: { ...unsearched, label: '状态' },
    fdCreateTime: { ...date, label: '发布时间', orders: { desc: '最新发布' } },
  }) as const satisfies EntityFields;

export type Recruit = Entity<ReturnType<typeof recruit>>;

/** Page metadata of the area. */
export const recruitArea = {
  name: '招聘',
  kind: 'jobs',
  // Jobs are listed on the experts' page.
  list: addresses.specialist.root,
  title: 'fdPost',
  unit: '个岗位',
} as const satisfies Area;
