import type { JobPosting, MonetaryAmount } from 'schema-dts';
import type { Recruit } from '../../contract/areas/recruit';
import { zh } from '../../i18n/zh';
import { cut, plainText } from '../../lib/plainText';
import { statusText } from '../../components/StatusTag';
import { toText } from '../../lib/toText';
import { isoTime, organization } from './headContext';

/** Max length of a description, characters; longer ones add nothing. */
const longest = 5000;

const thousands: Readonly<Record<string, number>> = { 元: 1, 千元: 1000, k: 1000, 万元: 10_000 };
const periods: Readonly<Record<string, string>> = { 时: 'HOUR', 天: 'DAY', 日: 'DAY', 月: 'MONTH', 年: 'YEAR' };
const range = /^(\d+(?:\.\d+)?)\s*[–—~～至到-]\s*(\d+(?:\.\d+)?)\s*(千元|万元|元|k)\s*\/\s*(?:小)?(时|天|日|月|年)$/i;

/** A salary range with currency and unit; any other salary is left to the page's text. */
export function salaryOf(value: unknown): MonetaryAmount | undefined {
  const [, from, to, unit = '', period = ''] = range.exec(toText(value, '')) ?? [];
  if (!from || !to) return undefined;
  const times = thousands[unit.toLowerCase()] ?? 1;
  return {
    '@type': 'MonetaryAmount',
    currency: 'CNY',
    value: {
      '@type': 'QuantitativeValue',
      minValue: Math.round(Number(from) * times),
      maxValue: Math.round(Number(to) * times),
      unitText: periods[period],
    },
  };
}

/** A place as entries write it: 浙江·嘉兴, or a town alone. */
function placeOf(value: unknown) {
  // eslint-disable-next-line regexp/no-super-linear-move -- a field of limited length
  const [first = '', ...rest] = toText(value, '').split(/\s*[·・]\s*/);
  const [region, locality] = rest.length > 0 ? [first, rest.join('')] : [undefined, first];
  return {
    '@type': 'Place' as const,
    address: {
      '@type': 'PostalAddress' as const,
      addressRegion: region,
      addressLocality: locality,
      addressCountry: 'CN',
    },
  };
}

const isOpen = (status: unknown): boolean => !/结束|截止|关闭|停|满|下架|取消/.test(statusText(status) ?? '');

/**
 * A job as a schema.org JobPosting. Search engines require date, place, company and description; without one of them,
 * or once expired, there is none. Contains no personal name or telephone number.
 */
export function jobPosting(job: Recruit, url: string): JobPosting | undefined {
  const text = (value: unknown) => toText(value, '');
  const parts: [string, unknown][] = [
    [zh.job.duties, job.fdJobDescription],
    [zh.job.requirements, job.fdPositionRequirement],
    [zh.job.benefits, job.fdBenefits],
  ];
  const filled = parts.map(([heading, html]) => [heading, plainText(html)]).filter(([, words]) => words);
  const datePosted = isoTime(job.fdCreateTime);
  const isComplete =
    datePosted && text(job.fdPost) && text(job.fdComName) && text(job.fdWorkplace) && filled.length > 0;
  if (!isComplete || !isOpen(job.fdStatus)) return undefined;
  const count = text(job.fdRecruitNum);
  return {
    '@type': 'JobPosting',
    title: text(job.fdPost),
    url,
    description: cut(filled.map(([heading, words]) => `${heading}：${words}`).join('\n'), longest),
    datePosted,
    hiringOrganization: organization(text(job.fdComName)),
    jobLocation: placeOf(job.fdWorkplace),
    baseSalary: salaryOf(job.fdSalary),
    totalJobOpenings: /^\d+$/.test(count) ? Number(count) : undefined,
    industry: text(job.fdIndustryType),
    occupationalCategory: text(job.fdPositionType),
    experienceRequirements: text(job.fdExperience),
    educationRequirements: text(job.fdEducation),
  };
}
