import { createPath, Navigate, useResolvedPath, type To } from 'react-router-dom';
import { useRendering } from './Rendering';

/** Leads to another address in place of this one: by the browser's history, or by the server's answer. */
export function RedirectTo({ to }: { to: To }) {
  const { server } = useRendering();
  const target = createPath(useResolvedPath(to));
  if (!server) return <Navigate to={to} replace />;
  server.redirected(target);
  return null;
}
