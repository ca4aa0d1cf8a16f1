/** The sections of articles: the name in the navigation, and the sentence under it on the page. */
export const articles = {
  special: { name: '行业动态', intro: '一张板怎么裁，一个行业怎么走，来这里看。' },
} as const;
