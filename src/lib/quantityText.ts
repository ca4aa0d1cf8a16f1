import { thousands } from './numbers';
import { toText } from './toText';

/** A quantity with commas between thousands; anything that is not a number as it came. */
export const quantityText = (value: unknown): string => thousands(value) ?? toText(value);
