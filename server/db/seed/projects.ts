import type { SeedContent } from '../seedContent';
import { contentId } from './contentId';
import { html } from './html';

interface Entry {
  name: string;
  category: 'upgrade' | 'green' | 'foster';
  issuer: string;
  person: string;
  start: string;
  end: string;
  /** Name of the form in `server/content/files`. */
  form?: string;
  aim: string;
  who: string[];
  support: string;
  papers: string[];
}

const PROJECTS: Entry[] = [
  {
    name: '定制家居柔性产线改造示范项目',
    category: 'upgrade',
    issuer: '市工业和信息化局',
    person: '产业发展科 方雨辰',
    start: '2025-06-20',
    end: '2025-08-15',
    form: 'flexible-line-form',
    aim: '支持板式家具、整木定制与门窗企业，以订单为单位打通设计、拆单、排产与发运，形成可复制的柔性产线改造样板。',
    who: [
      '在本市登记注册，具有独立法人资格；',
      '上一年度主营业务收入不低于 2000 万元；',
      '改造项目已完成投资的 50% 以上。',
    ],
    support: '按核定设备与软件投资额的 25% 给予补助，单个项目最高 120 万元。',
    papers: ['项目申报表（见附件）', '设备与软件采购合同、发票', '改造前后节拍与交期的对比说明'],
  },
  {
    name: '家居配套企业一板一码质量追溯试点',
    category: 'upgrade',
    issuer: '市市场监督管理局',
    person: '质量发展科 鲁维桢',
    start: '2025-05-20',
    end: '2025-09-30',
    form: 'traceability-form',
    aim: '以一板一码为载体，把开料、封边、钻孔、检验、包装各环节的数据记在同一个编码上，做到问题可查、责任可追、补板可达。',
    who: ['板材、门板、柜体生产企业或成品定制企业；', '具备在线打码或贴标条件；', '愿意接入平台的追溯查询接口。'],
    support: '通过验收的试点企业给予 30 万元一次性奖励，并优先推荐质量奖评审。',
    papers: ['试点申报书（见附件）', '编码规则与数据字典', '近一年质量投诉统计'],
  },
  {
    name: '绿色板材应用样板工厂',
    category: 'green',
    issuer: '市住房和城乡建设局',
    person: '建设科技科 温谨言',
    start: '2025-06-10',
    end: '2025-12-31',
    form: 'green-board-form',
    aim: '鼓励企业在新签订单中优先使用低释放量板材，建立采购台账和抽检制度，带动上游供应商共同提升。',
    who: ['年使用人造板 1 万张以上；', '绿色板材使用比例达到 60%；', '建立了进货检验与批次留样制度。'],
    support: '认定为样板工厂的，给予 20 万元奖励，并列入政府投资项目推荐名录。',
    papers: ['样板工厂申请表（见附件）', '板材采购台账', '第三方检测报告'],
  },
  {
    name: '家居产业链协同创新联合体',
    category: 'foster',
    issuer: '省发展和改革委员会',
    person: '产业协调处 冯礼安',
    start: '2025-05-28',
    end: '2025-07-18',
    form: 'consortium-form',
    aim: '由链主企业牵头，联合五家以上配套企业共享设计标准、五金接口与检测数据，开展共性工艺攻关。',
    who: [
      '牵头单位上一年度营业收入不低于 2 亿元；',
      '成员单位不少于五家，其中中小企业不少于三家；',
      '签订协同协议并明确成果归属。',
    ],
    support: '对共性技术攻关项目按研发投入的 20% 给予支持，最高 300 万元。',
    papers: ['联合体组建方案（见附件）', '协同协议', '攻关项目预算表'],
  },
  {
    name: '中小家居企业上云用数专项',
    category: 'upgrade',
    issuer: '省中小企业服务中心',
    person: '数字服务部 舒雁回',
    start: '2025-06-01',
    end: '2025-10-31',
    aim: '引导中小家居企业从设计下单、生产报工、进销存三个环节入手，用得起、用得上数字化工具。',
    who: ['符合中小企业划型标准；', '购买的云服务已使用满 3 个月；', '近 2 年未享受同类补助。'],
    support: '以服务券形式抵扣云服务费用的 40%，每家企业每年最高 3 万元。',
    papers: ['服务券申请单', '云服务合同与使用记录'],
  },
  {
    name: '水性涂装清洁生产改造项目',
    category: 'green',
    issuer: '市生态环境局',
    person: '大气环境科 顾念慈',
    start: '2025-05-15',
    end: '2025-07-20',
    form: 'waterborne-coating-form',
    aim: '支持木器涂装企业以水性、粉末、光固化工艺替代溶剂型涂料，同步提升收集与治理水平。',
    who: ['持有有效的排污许可证；', '溶剂型涂料替代比例达到 70%；', '涂装工段已安装在线监测。'],
    support: '按改造投资额的 30% 给予补助，最高 100 万元。',
    papers: ['改造实施方案（见附件）', '涂料采购与使用台账', '改造前后监测数据'],
  },
  {
    name: '家居行业“专精特新”企业培育库入库',
    category: 'foster',
    issuer: '省中小企业服务中心',
    person: '企业培育部 孟汀',
    start: '2025-04-01',
    end: '2026-01-15',
    aim: '面向五金、封边、门板、涂料、装备等细分领域，遴选一批成长性好、专业化程度高的企业入库培育。',
    who: ['从事特定细分市场 3 年以上；', '研发费用占营业收入不低于 3%；', '主导产品在细分市场占有率居前。'],
    support: '入库企业享受诊断、融资、人才、市场四项服务，并优先推荐认定。',
    papers: ['入库申请表', '上一年度审计报告', '知识产权清单'],
  },
  {
    name: '木制品加工粉尘防爆提升行动',
    category: 'upgrade',
    issuer: '市应急管理局',
    person: '安全基础科 郗景行',
    start: '2025-03-10',
    end: '2025-06-15',
    aim: '推动木制品加工企业改造除尘系统，配齐火花探测、隔爆与清灰设施，消除积尘隐患。',
    who: ['涉及开料、砂光、铣型等产尘工序；', '完成粉尘爆炸风险辨识；', '委托有资质的单位出具改造方案。'],
    support: '改造通过验收的，按设备投资的 20% 补助，最高 40 万元。',
    papers: ['风险辨识报告', '改造方案与验收记录'],
  },
  {
    name: '定制家居适老化产品研发揭榜',
    category: 'foster',
    issuer: '市科学技术局',
    person: '高新技术科 童思齐',
    start: '2024-09-02',
    end: '2025-08-31',
    aim: '围绕厨房、卫浴、卧室三个场景，公开征集可调高度、易开启、防磕碰的适老化柜体与五金方案。',
    who: ['企业、高校、科研院所均可揭榜，鼓励联合；', '具备样品试制能力；', '两年内能形成可销售产品。'],
    support: '按里程碑拨付研发经费，单个榜单最高 80 万元。',
    papers: ['揭榜任务书', '团队情况说明', '前期成果材料'],
  },
  {
    name: '板材余料循环利用试点',
    category: 'green',
    issuer: '市发展和改革委员会',
    person: '环资科 景行舟',
    start: '2024-11-04',
    end: '2025-12-31',
    aim: '建设余料共享库，把零散余料按花色、厚度、尺寸分级，供小件订单与培训机构使用，减少边角料处置量。',
    who: ['年产生可用余料 500 张当量以上；', '同意余料信息在平台公开；', '配备专人管理。'],
    support: '按实际循环利用量给予每张当量 6 元的奖励，每年最高 15 万元。',
    papers: ['余料管理制度', '出入库台账'],
  },
  {
    name: '家居外贸转内销渠道拓展项目',
    category: 'foster',
    issuer: '市商务局',
    person: '市场运行科 邬以南',
    start: '2025-03-03',
    end: '2025-05-31',
    aim: '帮助出口型家居企业改版产品、对接国内渠道，组织集采、展会与直播专场。',
    who: ['近 2 年有自营出口实绩；', '已完成至少一个系列的内销改版；', '产品符合国内强制性标准。'],
    support: '展位费、检测费按实际支出的 50% 补助，每家企业最高 20 万元。',
    papers: ['项目申请表', '出口实绩证明', '费用支出凭证'],
  },
];

const { h2, ol, p, ul } = html;

const content = (entry: Entry) =>
  h2('一、项目目标') +
  p(entry.aim) +
  h2('二、申报条件') +
  ol(...entry.who) +
  h2('三、支持方式') +
  p(entry.support) +
  h2('四、申报材料') +
  ul(...entry.papers) +
  p(
    `申报企业请于 **${entry.start}** 至 **${entry.end}** 在线提交，佐证材料打包为压缩文件上传。申报期内材料可补充一次，逾期不予受理。`,
  ) +
  p('本文为演示内容，不作为办事依据。');

/** Eleven projects with their windows of application, and one whose content is still to come. */
export const projects: SeedContent['projects'] = [
  ...PROJECTS.map((entry, index) => ({
    fdId: contentId(`project/${index}`, entry.start),
    fdProjectName: entry.name,
    fdComName: entry.issuer,
    fdProjectContent: content(entry),
    fdPublisher: entry.issuer,
    fdContactPerson: entry.person,
    fdContactEmail: `project${index + 1}@example.com`,
    fdApplicationStart: entry.start,
    fdApplicationEnd: entry.end,
    category: entry.category,
    ...(entry.form && { attachment: `/profile/files/${entry.form}.zip` }),
  })),
  {
    fdId: contentId('project/preview', '2025-06-21'),
    fdProjectName: '定制家居产业工人技能提升行动（预告）',
    fdComName: '市人力资源和社会保障局',
    fdProjectContent: null,
    fdPublisher: '市人力资源和社会保障局',
    fdContactPerson: null,
    fdContactEmail: null,
    fdApplicationStart: null,
    fdApplicationEnd: null,
    category: 'foster',
  },
];
