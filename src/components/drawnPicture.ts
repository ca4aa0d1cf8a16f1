/** Shown where the default picture does not arrive either, since the server is gone: it is never asked for. */
export const drawnPicture =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='64' height='40'%3E%3Cpath fill='%23eaf1ef' d='M0 0h64v40H0z'/%3E%3Cpath fill='none' stroke='%232f6f66' d='M24 14h16v12H24zm0 11 5-5 4 4 2-2 5 4'/%3E%3C/svg%3E";
