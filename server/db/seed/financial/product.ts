/** A finance product of an invented institution. */
export interface Product {
  title: string;
  bank: string;
  date: string;
  intro: string;
  /** Whom it suits, and what it is like to use. */
  scene: string;
  /** Amount, term and price, as shown in the table. */
  terms: [amount: string, term: string, price: string];
  fit: string[];
  note?: string;
}
