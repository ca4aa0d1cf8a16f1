import { addresses } from '../addresses';
import type { Area } from '../area';
import * as field from '../entity';

export const recruit = () =>
  ({
    fdId: { ...field.id, of: '招聘信息' },
    fdComName: { ...field.issuer, label: '公司名称' },
    fdComSize: { ...field.text, label: '企业规模' },
    fdIndustryType: { ...field.text, label: '所属行业' },
    fdPositionType: { ...field.text, label: '岗位类别', subject: true },
    fdPost: { ...field.text, label: '岗位', names: true },
    fdWorkplace: {
      ...field.text,
      label: '工作地点',
      province: true,
      facet: { kind: 'value', label: '地点', until: '·' },
    },
    fdSalary: {
      ...field.text,
      label: '薪资',
      facet: { kind: 'range', label: '月薪', unit: '元', steps: [8_000, 12_000, 16_000], per: 'month', none: '面议' },
      orders: { desc: '月薪从高到低' },
    },
    fdExperience: { ...field.text, label: '经验' },
    fdEducation: { ...field.text, label: '学历' },
    fdPublisher: { ...field.personal, label: '联系人' },
    fdPublisherPhone: { ...field.personal, label: '联系电话' },
    fdContactEmail: { ...field.email, label: '联系邮箱' },
    fdRecruitNum: { ...field.number, label: '人数' },
    /** Rich text or plain text, as are the next two. */
    fdPositionRequirement: { ...field.richText, label: '任职要求' },
    fdJobDescription: { ...field.richText, label: '岗位职责' },
    fdBenefits: { ...field.richText, label: '福利待遇' },
    fdStatus: { ...field.unsearched, label: '状态' },
    fdCreateTime: { ...field.date, label: '发布时间', orders: { desc: '最新发布' } },
  }) as const satisfies field.EntityFields;

export type Recruit = field.Entity<ReturnType<typeof recruit>>;

export const recruitArea = {
  name: '招聘',
  kind: 'jobs',
  // Jobs are listed on the experts' page.
  list: addresses.specialist.root,
  title: 'fdPost',
  unit: '个岗位',
} as const satisfies Area;
