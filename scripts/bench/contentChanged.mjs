/** SQL that increments the version of an area's content. */
export const contentChanged = (area) => `insert into "contentVersion" (area, version) values ('${area}', 1)
  on conflict (area) do update set version = "contentVersion".version + 1`;
