import { zh } from '../../i18n/zh';
import type { Section } from './section';

/** A section's introduction. The texts load with the screens that show them, not with the definitions of all sections. */
export const introOf = ({ intro }: Section): string => zh.intros[intro as keyof typeof zh.intros] ?? intro;
