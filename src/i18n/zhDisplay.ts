/** Texts of the display settings. */
export const zhDisplay = {
  note: '更改立即生效，只保存在这台设备上。',
  reset: '恢复标准',
  save: '保存',
  intro: '选择您看得清楚、读得舒服的显示方式。只保存在这台设备上，不含个人信息。',
  choices: {
    size: { name: '字号', normal: '标准', large: '大字', hint: '大字：文字放大四成，按钮加高，页面排成一栏。' },
    colour: {
      name: '颜色',
      light: '浅色',
      dark: '深色',
      system: '跟随系统',
      hint: '深色：深底浅字，适合在暗处看。跟随系统：与这台设备的设置一致。',
    },
    contrast: { name: '对比度', standard: '标准', high: '高', hint: '高：黑白分明，边框加深，链接都有下划线。' },
  },
} as const;
