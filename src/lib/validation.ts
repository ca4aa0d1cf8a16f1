import { hasDayForm } from './dates';

/** Rules that several forms share: docs/behaviour/forms.md. */

/** Mainland mobile number: 1, then 3 to 9, then nine digits (register, publish). */
export const isMobile = (value: string): boolean => /^1[3-9]\d{9}$/.test(value);

/** Any eleven digits (project application, intention). */
export const isElevenDigits = (value: string): boolean => /^\d{11}$/.test(value);

const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const email = new RegExp(`^[\\w.!#$%&'*+/=?^\`{|}~-]+@${label}(?:\\.${label})*$`, 'i');

/** An address as `<input type="email">` takes it. */
export const isEmail = (value: string): boolean => email.test(value);

/** An amount: written out in digits; zero leaves it to be negotiated. */
export const isAmount = (value: string): boolean => /^\d{1,12}(?:\.\d{1,4})?$/.test(value);

/** A quantity: above zero, written out in digits. */
export const isPositiveNumber = (value: string): boolean => /^(?=.*[1-9])\d{1,12}(?:\.\d{1,4})?$/.test(value);

/** A day that exists, as `yyyy-MM-dd`. Backends turn anything else into null or another day. */
export const isDay = (value: string): boolean => {
  if (!hasDayForm(value)) return false;
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
};

/** Minimum length of a password. */
export const passwordMinimum = 6;
