import { addresses } from '../contract/addresses';
import { encodeComponent } from './encodeComponent';

/** An address as links need it: a function where it takes a parameter. */
type Href<Address> = Address extends `${string}:${string}`
  ? (value: string) => string
  : Address extends string
    ? Address
    : { [Name in keyof Address]: Href<Address[Name]> };

/** The path of an address that takes a parameter. */
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

/** Characters of an address to come back to: encoded once more, it has to fit into the line of a request. */
const longestReturn = 4000;

/** The query that says where a page leads back to. */
export const returnQuery = (name: string, address = ''): string =>
  address && address.length <= longestReturn ? `?${name}=${encodeComponent(address)}` : '';

/** What links lead to: every address of the portal, as a function if it takes a parameter. */
export const paths = {
  ...links,
  specialist: {
    ...links.specialist,
    all: (code?: string) => (code ? links.specialist.allOfCategory(code) : links.specialist.all),
  },
  login: (redirect?: string) => links.login + returnQuery('redirect', redirect),
};
