/** Every address of the portal, as a function if it takes a parameter. */
const segment = encodeURIComponent;

/** A section that has a list, category lists and details. */
const section = (root: string) => ({
  root,
  category: (code: string) => `${root}/${segment(code)}`,
  detail: (fdId: string) => `${root}/detail/${segment(fdId)}`,
});

const supplyDemand = '/supply_demand';
const half = (name: 'supply' | 'demand') => ({
  root: `${supplyDemand}/${name}`,
  category: (code: string) => `${supplyDemand}/${name}/${segment(code)}`,
  detail: (fdId: string) => `${supplyDemand}/${name}/detail/${segment(fdId)}`,
});

export const paths = {
  home: '/index',
  policy: section('/policy'),
  financial: { ...section('/financial'), intro: '/financial/default' },
  specialist: {
    ...section('/specialist'),
    all: (code?: string) => (code ? `/specialist/detailAll/${segment(code)}` : '/specialist/detailAll'),
  },
  project: section('/project'),
  recruit: { detail: (fdId: string) => `/recruit/detail/${segment(fdId)}` },
  special: section('/special'),
  shoppingMall: section('/shopping_mall'),
  supplyDemand: { root: supplyDemand, supply: half('supply'), demand: half('demand') },
  contactUs: '/contactUs',
  privacy: '/privacy',
  login: (redirect?: string) => (redirect ? `/homeLogin?redirect=${segment(redirect)}` : '/homeLogin'),
  register: '/homeRegister',
  accountLogin: '/account/login',
  accountRegister: '/account/register',
} as const;
