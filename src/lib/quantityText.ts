import { thousands } from './numbers';
import { toText } from './toText';

/** A quantity with thousands separators; anything that is not a number unchanged. */
export const quantityText = (value: unknown): string => thousands(value) ?? toText(value);
