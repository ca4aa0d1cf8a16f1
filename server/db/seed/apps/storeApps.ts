import { html } from '../html';
import type { AppEntry } from './appEntry';

const { p } = html;

/** Showrooms and sales. */
export const STORE_APPS: AppEntry[] = [
  {
    name: '报价快手',
    date: '2025-05-08',
    users: '门店导购、经销商',
    supplier: '云檐数字',
    language: 'TypeScript',
    rating: 4.3,
    picture: 5,
    video: true,
    text:
      p('平方报价、延米报价、单元报价，一套规则同时算清。活动价、套餐价、返点由总部统一下发，门店改不了、也算不错。') +
      p('报价单带有效期与版本号，顾客翻出 3 个月前的那一张，也能查到当时的依据。'),
  },
  {
    name: '安装日历',
    date: '2025-03-05',
    users: '安装队、客服',
    supplier: '木禾整装',
    language: 'Kotlin',
    rating: 4.4,
    picture: 9,
    text: p('谁有空、离得近、会装这一类柜子，排班时都看得到。师傅在手机上签到、拍照、请顾客签字，尾款与评价当场完成。'),
  },
  {
    name: '老客回访本',
    date: '2024-12-03',
    users: '客服、店长',
    supplier: '拾檀数字工坊',
    language: 'PHP',
    rating: 2.5,
    picture: 17,
    text:
      p('按入住时间提醒回访：3 个月调铰链，一年换密封条，5 年问一声要不要加柜子。') +
      p(
        '回访话术由门店自己编写，系统记录每次沟通的结果。顾客换房或搬家后，资料可以转到离新家最近的门店，前提是顾客同意。',
      ),
  },
  {
    name: '样品柜管理',
    date: '2024-10-29',
    users: '店长',
    supplier: '云檐数字',
    language: 'JavaScript',
    rating: 3.2,
    picture: null,
    text:
      p('上样、换样、下样有据可查。') +
      p(
        '每个样品柜一张卡片，记着上样日期、花色、五金与带来的订单数。3 个月没有成交的样品自动进入待换清单，店长一眼就知道该给谁腾地方。',
      ),
  },
  {
    name: '订单进度 & 交期查询 <顾客版>',
    date: '2024-09-10',
    users: '终端顾客、客服',
    supplier: '澄木家居',
    language: 'TypeScript',
    rating: 4.7,
    picture: 18,
    text: p(
      '顾客最常问的一句话是“我的柜子到哪一步了”。把工厂的工序翻译成顾客看得懂的五个阶段：方案确认、生产排期、生产中、发运中、待安装，每进一步自动通知，客服电话量减少 4 成。',
    ),
  },
];
