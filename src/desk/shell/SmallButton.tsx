import type { ComponentProps } from 'react';

/** A button beside others, or in a row. */
export const SmallButton = (props: ComponentProps<'button'>) => (
  <button className="btn btn--line btn--sm" type="button" {...props} />
);
