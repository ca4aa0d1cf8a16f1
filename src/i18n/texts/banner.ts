export const banner = {
  section: '栏目横幅',
  carousel: '轮播图',
  none: '暂无轮播图',
  homeFailed: '轮播图加载出错',
  sectionFailed: '轮播图加载失败',
  nth: (n: number) => `第 ${n} 张`,
  leadsTo: (banner: string, place: string) => `${banner}，前往${place}`,
  pause: '暂停轮播',
  resume: '继续轮播',
} as const;
