import type { Area } from '../area';
import {
  categoryCode,
  date,
  email,
  id,
  issuer,
  link,
  personal,
  richText,
  text,
  title,
  type Entity,
  type EntityFields,
} from '../entity';
import type { FormValues } from '../form';
import type { projectApplicationForm } from '../projectApplicationForm';

/** Project that companies can apply to. Its attachment is fetched separately. */
export const project = () =>
  ({
    fdId: { ...id, of: '申报项目' },
    fdProjectName: { ...title, label: '项目名称' },
    fdComName: { ...text, label: '公司名称' },
    fdProjectContent: { ...richText, label: '项目内容' },
    fdPublisher: { ...issuer, label: '发布单位' },
    fdContactPerson: { ...personal, label: '联系人' },
    fdContactEmail: { ...email, label: '联系邮箱' },
    /** First and last day of applications, `yyyy-MM-dd`. */
    fdApplicationStart: { ...date, label: '开始日期', orders: { desc: '最新开放' } },
    fdApplicationEnd: {
      ...date,
      label: '截止日期',
      closes: true,
      facet: { kind: 'window', label: '申报时间', from: 'fdApplicationStart' },
      orders: { asc: '最快截止' },
    },
    category: categoryCode,
    attachment: { ...link, label: '附件地址', sent: false },
  }) as const satisfies EntityFields;

export type Project = Entity<ReturnType<typeof project>>;

/** Page metadata of the area. */
export const projectArea = {
  name: '项目',
  kind: 'projects',
  title: 'fdProjectName',
  unit: '个项目',
} as const satisfies Area;

/** Payload of a project application, form-encoded. */
export type ProjectApplication = FormValues<typeof projectApplicationForm> & { fdComName: string; fdComId: string };
