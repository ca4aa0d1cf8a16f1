export const app = {
  description: '应用描述',
  video: '演示视频',
  videoOf: (name: string) => `${name}演示视频`,
  pictureOf: (name: string) => `${name}的应用图片`,
  demo: '查看演示',
  site: '了解更多',
  supplier: '供应商',
  users: '适用人群',
  language: '开发语言',
} as const;
