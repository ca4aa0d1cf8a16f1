/** Shown where the default picture does not arrive either, since the server is gone: it is never asked for. */
export const inlinePicture =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 5'%3E%3Cpath fill='%23eaf1ef' stroke='%232f6f66' stroke-width='.1' d='M0 0h8v5H0zl8 5M8 0 0 5'/%3E%3C/svg%3E";
