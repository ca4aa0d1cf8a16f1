import { addresses } from '../addresses';
import * as field from '../entity';

type Roots = { [Name in keyof typeof addresses]: (typeof addresses)[Name] extends { root: infer Root } ? Root : never };
type SectionRoot = Roots[keyof Roots];

type BannerTypeOf<Root> = Root extends `/${infer Name}` ? `banner_${Name}` : never;

/** A banner's page: the home page, or a section by its path. */
export type BannerType = BannerTypeOf<'/index' | SectionRoot>;

/** The type of a section's banners. */
export const bannerTypeOf = <Root extends SectionRoot>(root: Root) => `banner_${root.slice(1)}` as BannerTypeOf<Root>;

export const bannerTypes: readonly BannerType[] = [
  'banner_index',
  ...Object.values(addresses)
    .flatMap((address) => (typeof address === 'object' && 'root' in address ? [bannerTypeOf(address.root)] : []))
    .sort(),
];

/** Banner: a picture with a link. */
export const banner = () =>
  ({
    fdId: { ...field.id, of: '横幅' },
    /** Image URL; a path that starts with `/` belongs to the API host. */
    fdFilePath: { ...field.picture, label: '图片' },
    fdLink: { ...field.link, label: '链接' },
    category: { kind: 'text', label: '页面', required: true, oneOf: bannerTypes, sent: false },
    sort: { kind: 'order', required: true, sent: false },
  }) as const satisfies field.EntityFields;

export type Banner = field.Entity<ReturnType<typeof banner>>;
