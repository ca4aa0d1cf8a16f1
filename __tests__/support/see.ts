import { screen, within } from '@testing-library/react';

type Name = string | RegExp;

/** A page's parts by their role and name, once they are there. */
export const findLink = (name: Name) => screen.findByRole<HTMLAnchorElement>('link', { name });
export const findButton = (name: Name) => screen.findByRole<HTMLButtonElement>('button', { name });
export const findTitle = (name?: Name) => screen.findByRole('heading', { level: 1, name });

/** The texts of all elements of a role, in a part of the page or all of it. */
export const textsOf = (role: string, part?: HTMLElement): (string | null)[] =>
  (part ? within(part) : screen).getAllByRole(role).map(({ textContent }) => textContent);
