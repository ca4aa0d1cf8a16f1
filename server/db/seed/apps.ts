import type { SeedContent } from '../seedContent';
import { contentId } from './contentId';
import { html } from './html';

interface Entry {
  name: string;
  date: string;
  users: string;
  supplier: string;
  language: string;
  rating: number | string | null;
  picture: number | null;
  /** Address of the demo video, or none. */
  video?: true;
  top?: true;
  text: string | null;
}

const { h, ol, p, table, ul } = html;

const APPS: Record<string, Entry[]> = {
  design: [
    {
      name: '板图智能拆单',
      date: '2025-03-18',
      users: '设计部、拆单员',
      supplier: '合隅软件',
      language: 'TypeScript',
      rating: 4.5,
      picture: 1,
      video: true,
      top: true,
      text:
        p(
          '板图智能拆单面向板式定制工厂的设计部与拆单员。导入三维设计文件后，系统按企业自己的工艺规则生成开料图、封边清单与孔位表，直接下发到电子锯与六面钻。',
        ) +
        h('能解决什么') +
        ul(
          '排版利用率平均提高三个百分点，余料按花色回库，可再次参与排版；',
          '孔位遵循三十二毫米系统，五金更换时自动校核干涉；',
          '改单只重算受影响的板件，不必整单返工。',
        ) +
        h('部署方式') +
        p('支持云端与本地两种部署，标准接口可对接现有的订单与排产系统，实施周期约三周。'),
    },
    {
      name: '云檐三维展厅',
      date: '2025-05-21',
      users: '门店导购、设计师',
      supplier: '云檐数字',
      language: 'TypeScript、WebGL',
      rating: 4.8,
      picture: 2,
      video: true,
      top: true,
      text:
        p(
          '顾客坐在门店里，就能走进还没有装好的家。云檐三维展厅在浏览器中运行，不装客户端，一台普通平板即可流畅旋转、换色、开门抽屉。',
        ) +
        ol(
          '方案与真实物料库相连，看到的花色就是工厂有的花色；',
          '换一个柜型，价格和交期同时刷新；',
          '方案链接可发给家人，批注会回到设计师的待办里。',
        ) +
        p('已有六十余家门店每天使用，平均成交周期缩短两天。'),
    },
    {
      name: '量尺通',
      date: '2025-02-11',
      users: '量尺员、设计师',
      supplier: '拾檀数字工坊',
      language: 'Kotlin、Swift',
      rating: 4,
      picture: 6,
      text: p('连接蓝牙测距仪，边量边画。墙体歪了几毫米、梁在哪里、插座离地多高，一次记全，回店直接生成户型。'),
    },
    {
      name: '孔位校核助手',
      date: '2024-11-06',
      users: '工艺员、五金工程师',
      supplier: '启木五金',
      language: 'C#',
      rating: 3.5,
      picture: 10,
      text: p(
        '把五金型号和板厚填进去，几秒钟告诉您孔位会不会打架。内置一千二百种常用铰链、滑轨与连接件的安装参数，并随新品每月更新；校核结果可导出为检查单，交给首件检验使用。',
      ),
    },
    {
      name: '花色配',
      date: '2024-09-24',
      users: '设计师、采购员',
      supplier: '青杉板业',
      language: 'Python',
      rating: '4.2',
      picture: 11,
      text: p('上传一张样板照片，从库存花色里找出最接近的板材、封边条和同色五金。'),
    },
    {
      name: '橱柜参数化设计平台（含台面拼接、转角见光板与电器留位规则的整套厨房方案自动生成与校验工具）',
      date: '2024-08-02',
      users: '橱柜设计师',
      supplier: '木禾整装',
      language: 'TypeScript、Rust',
      rating: 4.1,
      picture: 12,
      text:
        p(
          '厨房里最花时间的不是画柜子，而是改柜子。平台把台面拼缝、转角见光、烟机灶具留位写成规则，尺寸一变，方案自己重排，违反规则的地方会标红并说明理由。',
        ) + p('规则库由企业自己维护，改一条规则，全部方案下次打开时按新规则检查。'),
    },
  ],
  mes: [
    {
      name: '榫序排产',
      date: '2025-04-15',
      users: '计划员、车间主任',
      supplier: '榫合智造',
      language: 'Java',
      rating: 5,
      picture: 3,
      video: true,
      top: true,
      text:
        p(
          '榫序排产为“单单不同”的工厂设计。它不追求一次排出完美计划，而是在插单、缺料、设备停机之后的一分钟内给出新的可执行计划，并告诉您哪几张订单的交期会受影响。',
        ) +
        table([
          ['能力', '说明'],
          ['混线排产', '柜体、门板、线条三条线同时考虑，按齐套时间倒排'],
          ['齐套看板', '每张订单还差哪几块板，卡在哪道工序，一眼可见'],
          ['产能模拟', '加一个班、换一台设备，先看结果再决定'],
        ]) +
        p('标准实施周期六周，包含两轮试运行。'),
    },
    {
      name: '一板一码追溯',
      date: '2025-01-20',
      users: '品质部、售后部',
      supplier: '远榆信息',
      language: 'Go',
      rating: 4.6,
      picture: 7,
      text:
        p(
          '从开料贴码开始，每一块板经过的设备、班组、时间与检验结果都记在同一个码上。售后扫码即可补板，不用再翻图纸；质量部可以按批次、按胶种、按设备反查同类问题。',
        ) + p('支持激光打码与标签两种方式，标签遇水性漆不脱落。'),
    },
    {
      name: '封边线能耗管家',
      date: '2024-12-17',
      users: '设备科、能源管理员',
      supplier: '岚山信息服务',
      language: 'Python、C',
      rating: 3,
      picture: 13,
      text: p('在配电柜加装采集模块，按订单计算每米封边的用电量。空转、预热过早、除尘未联动都会提醒。'),
    },
    {
      name: '首件通',
      date: '2024-10-15',
      users: '班组长、检验员',
      supplier: '合隅软件',
      language: 'JavaScript',
      rating: 0,
      picture: 14,
      text: p('用手机完成首件确认：拍照、量尺寸、签字。没有首件记录的批次，系统不放行下一道工序。'),
    },
    {
      name: '刀具寿命台账',
      date: '2024-07-16',
      users: '设备科',
      supplier: '柏川数控',
      language: 'C#',
      rating: null,
      picture: 15,
      text: null,
    },
    {
      name: '喷房温湿度哨兵',
      date: '2024-05-28',
      users: '涂装车间',
      supplier: '岚山涂装',
      language: 'C、Python',
      rating: 3.8,
      picture: 16,
      text: p('十个测点、一块看板。温湿度越界自动提醒，并给出稀释比与干燥时间的调整建议。'),
    },
  ],
  store: [
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
        p(
          '平方报价、延米报价、单元报价，一套规则同时算清。活动价、套餐价、返点由总部统一下发，门店改不了、也算不错。',
        ) + p('报价单带有效期与版本号，顾客翻出三个月前的那一张，也能查到当时的依据。'),
    },
    {
      name: '安装日历',
      date: '2025-03-05',
      users: '安装队、客服',
      supplier: '木禾整装',
      language: 'Kotlin',
      rating: 4.4,
      picture: 9,
      text: p(
        '谁有空、离得近、会装这一类柜子，排班时都看得到。师傅在手机上签到、拍照、请顾客签字，尾款与评价当场完成。',
      ),
    },
    {
      name: '老客回访本',
      date: '2024-12-03',
      users: '客服、店长',
      supplier: '拾檀数字工坊',
      language: 'PHP',
      rating: 2.5,
      picture: 17,
      text: p('按入住时间提醒回访：三个月调铰链，一年换密封条，五年问一声要不要加柜子。'),
    },
    {
      name: '样品柜管理',
      date: '2024-10-29',
      users: '店长',
      supplier: '云檐数字',
      language: 'JavaScript',
      rating: 3.2,
      picture: null,
      text: p('上样、换样、下样有据可查。'),
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
        '顾客最常问的一句话是“我的柜子到哪一步了”。把工厂的工序翻译成顾客看得懂的五个阶段：方案确认、生产排期、生产中、发运中、待安装，每进一步自动通知，客服电话量减少四成。',
      ),
    },
  ],
  wms: [
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
          '入库时自动推荐库位，找板时间由七分钟降到一分钟以内；',
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
      text: p('板件扫码后对应格口亮灯，一张订单齐了，包装台自动弹出装箱顺序。新员工半天上手。'),
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
      text: p('称重计数，领多少、剩多少自动记账，低于安全库存时直接生成补货单。'),
    },
    {
      name: '装车排箱',
      date: '2024-06-12',
      users: '物流部',
      supplier: '途木物流',
      language: 'Rust',
      rating: 3.6,
      picture: 21,
      text: p('输入包件尺寸与卸货顺序，得到一张装车图。长件贴边、重件在下、先卸的在外。'),
    },
  ],
  ai: [
    {
      name: '小榫 AI 助手',
      date: '2025-06-09',
      users: '全体员工',
      supplier: '合隅软件',
      language: 'Python、TypeScript',
      rating: 4.6,
      picture: 22,
      video: true,
      text:
        p(
          '小榫熟悉本平台的政策、应用与供需信息，也能读懂企业自己的工艺文件。问它“十八厘板能不能做两米四的门”，它会给出答案，也会指出依据在哪一页。',
        ) +
        h('回答从哪里来') +
        p(
          '只引用企业上传的资料与平台公开内容，每个回答附出处；没有依据的问题，它会直接说不知道，并建议联系哪位专家。',
        ) +
        h('数据如何存放') +
        p('企业资料单独存放，不用于其他企业，也不用于训练公共模型。'),
    },
    {
      name: '方案文案官',
      date: '2025-05-06',
      users: '设计师、门店',
      supplier: '云檐数字',
      language: 'Python',
      rating: 3.4,
      picture: 23,
      text: p('根据方案图自动写出给顾客看的设计说明：为什么这样分区、哪里可以省、将来怎么改。'),
    },
    {
      name: '瑕疵慧眼',
      date: '2025-03-27',
      users: '品质部',
      supplier: '东湖工学院成果转化中心',
      language: 'C++、Python',
      rating: 4.5,
      picture: 24,
      video: true,
      text:
        p(
          '在封边线出口加装两台工业相机，识别崩边、溢胶、漏封、色差四类缺陷。模型可以用企业自己的样本继续学习，五十张照片起步。',
        ) + p('误判的照片点一下即可退回，第二天的模型就会记住。'),
    },
    {
      name: '需求预测员',
      date: '2025-01-09',
      users: '采购部、计划员',
      supplier: '江南产业数据',
      language: 'Python',
      rating: 3.7,
      picture: 25,
      text: p('结合历史订单、门店询价与节假日，预测未来八周的花色与五金用量，给出建议备货区间而不是一个数字。'),
    },
    {
      name: '工艺文件问答',
      date: '2024-11-12',
      users: '车间、工艺员',
      supplier: '远榆信息',
      language: 'Java',
      rating: 4.1,
      picture: 26,
      text: p('把作业指导书、设备手册与历年质量通报放进去，班组长用语音就能查。'),
    },
    {
      name: '图纸识别录单',
      date: '2024-07-30',
      users: '客服、拆单员',
      supplier: '合隅软件',
      language: 'Python',
      rating: 3.9,
      picture: 27,
      text: p('经销商发来的手绘图、传真与照片，自动识别成订单草稿，尺寸存疑的地方标黄，请人确认。'),
    },
  ],
};

const two = (number: number) => String(number).padStart(2, '0');

/** Apps of the mall over five categories; the ratings include what a faulty backend sends: none, 0 and a text. */
export const apps: SeedContent['apps'] = Object.entries(APPS).flatMap(([category, entries]) =>
  entries.map((entry, index) => ({
    fdId: contentId(`app/${category}/${index}`, entry.date),
    fdAppName: entry.name,
    fdMarketPrice: null,
    fdReleaseTime: entry.date,
    fdUserGroup: entry.users,
    fdSupplier: entry.supplier,
    fdDevLanguage: entry.language,
    fdCategoryPath: entry.picture ? `/profile/pictures/app-${two(entry.picture)}.svg` : null,
    fdRating: entry.rating,
    fdDescription: entry.text,
    fdVideoUrl: entry.video ? '/profile/files/demo.webm' : null,
    fdDemoUrl: null,
    fdDetailUrl: null,
    fdComName: entry.supplier,
    category,
    top: entry.top ?? false,
  })),
);
