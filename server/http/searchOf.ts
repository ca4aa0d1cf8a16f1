/** The query as it arrived: of a parameter that comes twice the route itself sees the first value alone. */
export const searchOf = ({ url }: { url: string }) =>
  new URLSearchParams(url.slice(url.indexOf('?') + 1 || url.length));
