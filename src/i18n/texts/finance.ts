export const finance = {
  text: [
    '家居定制供应链金融服务平台由产业方与合作银行共同建设。订单、排产、发运与回款记录经企业授权后，成为银行核定额度与利率的依据。',
    '平台不收取撮合费，不代收代付。企业自主选择产品，银行独立审批，每一步需要哪些材料、由谁办理，均在产品页中列明。',
  ],
  /** Each drawn as so many equal cells. */
  figures: [
    {
      label: '2024 年服务交易额',
      before: '约',
      value: '1.5',
      unit: '亿元',
      rows: 3,
      columns: 5,
      cell: '每格 1000 万元',
    },
    { label: '2024 年服务企业', before: '', value: '54', unit: '家', rows: 6, columns: 9, cell: '每格 1 家' },
    { label: '2024 年完成交易', before: '', value: '132', unit: '笔', rows: 11, columns: 12, cell: '每格 1 笔' },
    { label: '2024 年利润', before: '', value: '120', unit: '万元', rows: 3, columns: 4, cell: '每格 10 万元' },
  ],
  stepsHeading: '办理步骤',
  steps: [
    { name: '选择产品', text: '比较各家银行的方案' },
    { name: '授权数据', text: '只授权本次所需的数据' },
    { name: '银行审批', text: '由银行独立审核答复' },
    { name: '签约放款', text: '资金直达企业账户' },
  ],
  banksHeading: '合作银行',
  termsHeading: '额度与期限',
  amountAxis: '额度（万元）',
  termAxis: '期限（年）',
  banks: ['启衡银行', '南桥银行', '禾川银行', '云津银行', '平岸银行', '同屿银行', '青柏银行', '汇榫银行', '远樟银行'],
} as const;
