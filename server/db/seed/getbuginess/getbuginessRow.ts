import type { CompanyKey } from './companies';

/** category, company, product, model, quantity, amount in yuan, published, deadline. */
export type GetbuginessRow = [
  category: string,
  company: CompanyKey,
  product: string,
  model: string,
  quantity: number,
  price: number,
  released: string,
  deadline: string,
];
