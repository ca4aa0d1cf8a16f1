/** The query as it arrived: of a repeated parameter Fastify returns the first value only. */
export const searchParamsOf = ({ url }: { url: string }) =>
  new URLSearchParams(url.slice(url.indexOf('?') + 1 || url.length));
