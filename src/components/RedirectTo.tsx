import { createPath, Navigate, useResolvedPath, type To } from 'react-router-dom';
import { useRendering } from './hydration';

/** Redirects: in the browser by replacing the history entry, on the server by the response. */
export function RedirectTo({ to }: { to: To }) {
  const { server } = useRendering();
  const target = createPath(useResolvedPath(to));
  if (!server) return <Navigate to={to} replace />;
  server.redirected(target);
  return null;
}
