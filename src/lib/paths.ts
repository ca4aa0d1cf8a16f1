import { addresses } from '../contract/addresses';

/** An address with its one parameter filled in. */
const href = (address: string, value: string) => address.replace(/:\w+/, () => encodeURIComponent(value));

const detail = (address: string) => (fdId: string) => href(address, fdId);

const section = (at: { root: string; category: string; detail: string }) => ({
  root: at.root,
  category: (code: string) => href(at.category, code),
  detail: detail(at.detail),
});

const { specialist, supplyDemand } = addresses;

/** What links lead to: every address of the portal, as a function if it takes a parameter. */
export const paths = {
  home: addresses.home,
  policy: section(addresses.policy),
  financial: { ...section(addresses.financial), intro: addresses.financial.intro },
  specialist: {
    ...section(specialist),
    all: (code?: string) => (code ? href(specialist.allOfCategory, code) : specialist.all),
  },
  project: section(addresses.project),
  recruit: { detail: detail(addresses.recruit.detail) },
  special: section(addresses.special),
  shoppingMall: section(addresses.shoppingMall),
  supplyDemand: {
    root: supplyDemand.root,
    supply: section(supplyDemand.supply),
    demand: section(supplyDemand.demand),
  },
  contactUs: addresses.contactUs,
  privacy: addresses.privacy,
  login: (redirect?: string) =>
    redirect ? `${addresses.login}?redirect=${encodeURIComponent(redirect)}` : addresses.login,
  register: addresses.register,
  accountLogin: addresses.accountLogin,
  accountRegister: addresses.accountRegister,
} as const;
