/** Shown where the default picture does not load either, because the server cannot be reached: a plain surface. */
export const inlinePicture =
  "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' style='background:%23eaf1ef'/>";
