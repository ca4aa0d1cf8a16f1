import type { RouteObject } from 'react-router-dom';
import { loadRichText } from '../../components/markup/richTextSanitizer';
import { makeRoutes } from '../routes';

const codeOf = ({ lazy, children = [] }: RouteObject): (() => unknown)[] => [
  ...(typeof lazy === 'function' ? [lazy] : []),
  ...children.flatMap(codeOf),
];

/**
 * Loads the code of every screen and form, and of rich texts, ahead: a jump may lead to any of them and must send nothing. What fails to
 * load is tried again when it is shown.
 */
export function loadAllScreens(): void {
  const forms = () => import(/* webpackChunkName: "forms" */ '../forms/OpenForm');
  for (const load of [...makeRoutes().flatMap(codeOf), forms, loadRichText]) {
    Promise.resolve(load()).catch(() => undefined);
  }
}
