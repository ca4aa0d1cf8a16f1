import type { Policy } from '../../../src/contract/policy';
import { contentId } from './contentId';
import { html } from './html';
import { EARLIER_DECLARATION_POLICIES } from './policies/declarationsEarlier';
import { RECENT_DECLARATION_POLICIES } from './policies/declarationsRecent';
import { EARLIER_POLICY_INTERPRETATIONS } from './policies/interpretationsEarlier';
import { RECENT_POLICY_INTERPRETATIONS } from './policies/interpretationsRecent';
import { EARLIER_ORDINARY_POLICIES } from './policies/ordinaryEarlier';
import { RECENT_ORDINARY_POLICIES } from './policies/ordinaryRecent';
import type { DeclarationPolicy, OrdinaryPolicy, PolicyInterpretation } from './policies/policyKinds';
import { policyThemes } from './policies/policyThemes';

const { h2, ol, p, picture, quote, table } = html;

/** Demo articles must never be taken for a real authority's word. */
const DISCLAIMER = p('本文为演示内容，不作为办事依据。');

const PHONE = '0000-8320 32';

const ordinary = (policy: OrdinaryPolicy, index: number) => {
  const { measure, support, task } = policyThemes[policy.theme];
  const rules = h2(index % 2 ? '二、主要内容' : '第二条　具体要求') + ol(...policy.clauses);
  return (
    p('各有关单位：', policy.lead) +
    h2(index % 2 ? '一、总体要求' : '第一条　基本原则') +
    p(measure) +
    rules +
    h2(index % 2 ? '三、保障措施' : '第三条　支持措施') +
    p(support) +
    (index % 2 ? h2('四、组织实施') : '') +
    p(task) +
    (index % 5 === 3 ? picture('article-drawing', '标准图样示意') : '') +
    p(index % 3 ? '自发布之日起施行，有效期 3 年。' : '由发文单位负责解释，此前规定与此不一致的，以此为准。')
  );
};

const declaration = (policy: DeclarationPolicy, index: number) => {
  const { applicants, office, reminder } = policyThemes[policy.theme];
  return (
    p('各区县主管部门，各有关企业：', policy.lead) +
    h2('一、申报条件') +
    ol(...applicants) +
    h2('二、支持方向与标准') +
    table([['方向', '内容', '标准'], ...policy.standards.map((row) => [...row])]) +
    h2('三、申报方式与时间') +
    p(
      `申报采取全程网办。企业于**${policy.from}至${policy.until}**登录平台，在“项目申报”中选择对应项目填报，` +
        `并将佐证材料打包为压缩文件上传。逾期不予受理。`,
    ) +
    h2('四、工作要求') +
    p('申报企业对材料的真实性负责。主管部门在收到材料后 5 个工作日内完成初审，对不符合要求的一次性告知补正内容。') +
    quote(`特别提醒：${reminder}`) +
    p(`联系人：${office}，电话 ${PHONE}${String(10 + index)}。`)
  );
};

const interpretation = (policy: PolicyInterpretation, index: number) => {
  const { office, reminder, support, task } = policyThemes[policy.theme];
  return (
    p(policy.lead) +
    (index % 4 === 0 ? picture('article-steps', '办理步骤示意') : '') +
    policy.questions.map(([question, answer]) => h2(question) + p(answer)).join('') +
    h2('补充说明') +
    p(policy.example) +
    (index % 2 ? h2('还有哪些支持') + p(support) : h2('容易出错的地方') + p(reminder) + h2('由谁负责落实') + p(task)) +
    p(`仍有疑问的，可以拨打 ${PHONE}${String(40 + index)} 咨询${office}。`)
  );
};

const rows = <Source extends Omit<OrdinaryPolicy, 'clauses'>>(
  fdClass: string,
  sources: Source[],
  content: (source: Source, index: number) => string,
): Policy[] =>
  sources.map((source, index) => ({
    fdId: contentId(`policy/${fdClass}/${index}`, source.date),
    fdTitle: source.title,
    fdTheme: source.theme,
    fdApplyDate: source.date,
    fdLevel: source.level,
    fdClass,
    fdContent: content(source, index) + DISCLAIMER,
    fdIssuedComName: source.issuer,
  }));

/** Policies of the three categories, and one whose text has not been published yet. */
export const policies: Policy[] = [
  ...rows('1', [...RECENT_ORDINARY_POLICIES, ...EARLIER_ORDINARY_POLICIES], ordinary),
  ...rows('2', [...RECENT_DECLARATION_POLICIES, ...EARLIER_DECLARATION_POLICIES], declaration),
  ...rows('3', [...RECENT_POLICY_INTERPRETATIONS, ...EARLIER_POLICY_INTERPRETATIONS], interpretation),
  {
    fdId: contentId('policy/preview', '2024-06-20'),
    fdTitle: '关于公开征求《定制家居数据交换格式》意见的通知',
    fdTheme: null,
    fdApplyDate: '2024-06-20',
    fdLevel: '省级',
    fdClass: '1',
    fdContent: null,
    fdIssuedComName: '省家居标准化技术委员会',
  },
];
