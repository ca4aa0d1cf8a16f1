import { addresses } from '../contract/addresses';
import { encodeComponent } from './urls';

/** A link address: a function if it has a parameter. */
type Href<Address> = Address extends `${string}:${string}`
  ? (value: string) => string
  : Address extends string
    ? Address
    : { [Name in keyof Address]: Href<Address[Name]> };

/** The path of an address with a parameter. */
export const pathAt = (address: string, value: string): string => address.replace(/:\w+/, () => encodeComponent(value));

function hrefs<Addresses extends object>(table: Addresses): Href<Addresses> {
  const links = Object.entries(table).map(([name, address]: [string, string | object]) => [
    name,
    typeof address !== 'string'
      ? hrefs(address)
      : address.includes(':')
        ? (value: string) => pathAt(address, value)
        : address,
  ]);
  return Object.fromEntries(links) as Href<Addresses>;
}

const links = hrefs(addresses);

/** Max length of a return address: encoded again, it has to fit into a request line. */
const maxReturnLength = 4000;

/** The query parameter with the return address. */
export const returnQuery = (name: string, address = ''): string =>
  address && address.length <= maxReturnLength ? `?${name}=${encodeComponent(address)}` : '';

/** Link addresses of every page of the portal; functions if they have a parameter. */
export const paths = {
  ...links,
  specialist: {
    ...links.specialist,
    all: (code?: string) => (code ? links.specialist.allOfCategory(code) : links.specialist.all),
  },
  login: (redirect?: string) => links.login + returnQuery('redirect', redirect),
};
