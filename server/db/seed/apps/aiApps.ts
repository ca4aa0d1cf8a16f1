import { html } from '../html';
import type { AppEntry } from './appEntry';

const { h3, p } = html;

/** Assistants that learn. */
export const AI_APPS: AppEntry[] = [
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
        '小榫熟悉本平台的政策、应用与供需信息，也能读懂企业自己的工艺文件。问它“18 厘板能不能做 2.4 米的门”，它会给出答案，也会指出依据在哪一页。',
      ) +
      h3('回答从哪里来') +
      p('只引用企业上传的资料与平台公开内容，每个回答附出处；没有依据的问题，它会直接说不知道，并建议联系哪位专家。') +
      h3('数据如何存放') +
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
    text:
      p('根据方案图自动写出给顾客看的设计说明：为什么这样分区、哪里可以省、将来怎么改。') +
      p('语气可选亲切、简洁或专业，内容只来自方案本身，不会编造材料与尺寸。生成之后请设计师过目，改过的措辞会被记住。'),
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
        '在封边线出口加装两台工业相机，识别崩边、溢胶、漏封、色差四类缺陷。模型可以用企业自己的样本继续学习，50 张照片起步。',
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
    text: p('结合历史订单、门店询价与节假日，预测未来 8 周的花色与五金用量，给出建议备货区间而不是一个数字。'),
  },
  {
    name: '工艺文件问答',
    date: '2024-11-12',
    users: '车间、工艺员',
    supplier: '远榆信息',
    language: 'Java',
    rating: 4.1,
    picture: 26,
    text:
      p('把作业指导书、设备手册与历年质量通报放进去，班组长用语音就能查。') +
      p(
        '资料支持常见的文档、表格与扫描件，入库前由专人核对版本。过期的文件会标注“已停用”，不再参与回答，避免新人照着旧工艺干活。',
      ),
  },
  {
    name: '图纸识别录单',
    date: '2024-07-30',
    users: '客服、拆单员',
    supplier: '合隅软件',
    language: 'Python',
    rating: 3.9,
    picture: 27,
    text:
      p('经销商发来的手绘图、传真与照片，自动识别成订单草稿，尺寸存疑的地方标黄，请人确认。') +
      p(
        '平均一张单节省 6 分钟。识别结果与历史订单比对，若尺寸、花色明显异常，会先问一句“确定吗”。图纸原件与订单一起归档，方便售后查阅。',
      ),
  },
];
