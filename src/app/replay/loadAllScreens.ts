import type { RouteObject } from 'react-router-dom';
import { loadRichText } from '../../components/markup/richTextSanitizer';
import { makeRoutes } from '../routes';
import { handleOf } from '../screenHandle';

const codeOf = (route: RouteObject): (() => unknown)[] => [
  handleOf(route).load ?? (() => undefined),
  ...(route.children ?? []).flatMap(codeOf),
];

/**
 * Preloads every screen, form and dialog, and rich text: a jump may need any of them and must send nothing. Failed
 * chunks are retried when rendered.
 */
export function loadAllScreens(): void {
  const forms = () => import(/* webpackChunkName: "forms" */ '../forms/OpenForm');
  const loginCode = () => import(/* webpackChunkName: "login-code" */ '../../areas/auth/CodeForm');
  const filters = () => import(/* webpackChunkName: "filters" */ '../../areas/filters/FilterSheet');
  for (const load of [...makeRoutes().flatMap(codeOf), forms, loginCode, filters, loadRichText]) {
    Promise.resolve(load()).catch(() => undefined);
  }
}
