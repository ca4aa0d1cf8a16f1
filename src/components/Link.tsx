import type { ComponentPropsWithoutRef } from 'react';
import { useHref, useLinkClickHandler, type To } from 'react-router-dom';

interface LinkProps extends Omit<ComponentPropsWithoutRef<'a'>, 'href'> {
  to: To;
  replace?: boolean;
  state?: unknown;
  /** Keeps the scroll position. */
  preventScrollReset?: boolean;
}

/** A link inside the portal. React Router's own `Link` adds prefetching for framework mode, and 2 KB. */
export function Link({ to, replace, state, preventScrollReset, onClick, target, ...rest }: LinkProps) {
  const href = useHref(to);
  const follow = useLinkClickHandler(to, { replace, state, preventScrollReset, target });
  return (
    <a
      {...rest}
      href={href}
      target={target}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    />
  );
}
