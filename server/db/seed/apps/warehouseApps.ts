import { html } from '../html';
import type { AppEntry } from './appEntry';

const { p, ul } = html;

/** Warehouses and transport. */
export const WAREHOUSE_APPS: AppEntry[] = [
  {
    name: '立库大师',
    date: '2025-04-29',
    users: '仓库、物流部',
    supplier: '途木物流',
    language: 'Java',
    rating: 4.2,
    picture: 4,
    video: true,
    text:
      p(
        '为板件立体库和货架库提供统一的库位策略：先到先出、花色归位、余料优先。可与堆垛机、自动导引车直接通信，也可以只用一支扫码枪。',
      ) +
      ul(
        '入库时自动推荐库位，找板时间由 7 分钟降到 1 分钟以内；',
        '余料按尺寸分级，排版系统可以直接调用；',
        '盘点分区滚动进行，不必停产。',
      ),
  },
  {
    name: '齐套分拣灯',
    date: '2025-02-25',
    users: '分拣组、包装组',
    supplier: '榫合智造',
    language: 'C++',
    rating: 4.4,
    picture: 19,
    text:
      p('板件扫码后对应格口亮灯，一张订单齐了，包装台自动弹出装箱顺序。新员工半天上手。') +
      p('格口数量按产能配置，60 格起步；灯条采用无线供电，搬线不用重新布线。错放时该格红灯闪烁，放对才熄灭。'),
  },
  {
    name: '途木干线',
    date: '2024-11-20',
    users: '发货员、经销商',
    supplier: '途木物流',
    language: 'Go',
    rating: 3.9,
    picture: 8,
    text:
      p('把同一方向的零担拼成整车。发货前一天看到运价、装车顺序与预计到达时间，破损当场拍照定责。') +
      p('覆盖的线路与时效以平台公告为准，冷暖厢与抬架需提前一天预约。'),
  },
  {
    name: '五金智能柜',
    date: '2024-08-20',
    users: '装配线、采购部',
    supplier: '启木五金',
    language: 'C、Python',
    rating: 4,
    picture: 20,
    text:
      p('称重计数，领多少、剩多少自动记账，低于安全库存时直接生成补货单。') +
      p('精度可到单颗螺丝。不同批次的五金分格存放，领错规格时柜门不开；月底自动生成领用与损耗报表，财务可以直接入账。'),
  },
  {
    name: '装车排箱',
    date: '2024-06-12',
    users: '物流部',
    supplier: '途木物流',
    language: 'Rust',
    rating: 3.6,
    picture: 21,
    text:
      p('输入包件尺寸与卸货顺序，得到一张装车图。长件贴边、重件在下、先卸的在外。') +
      p(
        '支持厢车、高栏与集装箱三种车型，装不下时给出拆分建议。装车工用手机看三维步骤，每装一件点一下，漏装立刻提醒。',
      ) +
      p('历史装载率会反过来提醒包装工程师：哪种箱型总是浪费空间。'),
  },
];
