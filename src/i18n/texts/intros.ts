export const intros = {
  policy: '通知、细则与解读，按发布日期排列，条目写明层级与发文单位。',
  project: '查看申报起止时间，在线提交材料和附件。',
  financial: '凭订单、库存和信用申请融资，缓解账期压力。',
  shoppingMall: '按用途挑选，先看演示，再提交意向，价格由供需双方商定。',
  specialist: '工艺、金融、数字化与政策专家，可到车间现场诊断。',
  supplyDemand: '一边有产能，一边有订单。写清规格，更快找到合适的伙伴。',
} as const;
