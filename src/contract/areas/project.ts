import type { Area } from '../area';
import * as field from '../entity';
import type { FormValues } from '../form';
import type { projectApplicationForm } from '../companyForms';

/** Project that companies can apply to. Its attachment is fetched separately. */
export const project = () =>
  ({
    fdId: { ...field.id, of: '申报项目' },
    fdProjectName: { ...field.title, label: '项目名称' },
    fdComName: { ...field.text, label: '公司名称' },
    fdProjectContent: { ...field.richText, label: '项目内容' },
    fdPublisher: { ...field.issuer, label: '发布单位' },
    fdContactPerson: { ...field.personal, label: '联系人' },
    fdContactEmail: { ...field.email, label: '联系邮箱' },
    /** First and last day of applications, `yyyy-MM-dd`. */
    fdApplicationStart: { ...field.date, label: '开始日期', orders: { desc: '最新开放' } },
    fdApplicationEnd: {
      ...field.date,
      label: '截止日期',
      closes: true,
      facet: { kind: 'window', label: '申报时间', from: 'fdApplicationStart' },
      orders: { asc: '最快截止' },
    },
    category: field.categoryCode,
    attachment: { ...field.link, label: '附件地址', sent: false },
  }) as const satisfies field.EntityFields;

export type Project = field.Entity<ReturnType<typeof project>>;

export const projectArea = {
  name: '项目',
  kind: 'projects',
  title: 'fdProjectName',
  unit: '个项目',
} as const satisfies Area;

/** Payload of a project application, form-encoded. */
export type ProjectApplication = FormValues<typeof projectApplicationForm> & { fdComName: string; fdComId: string };
