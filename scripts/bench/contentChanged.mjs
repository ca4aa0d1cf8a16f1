/** SQL that increments the version of an area's content. Without that below, nobody knows which of its rows changed. */
export const contentChanged = (area) => `insert into "contentVersion" (area, version) values ('${area}', 1)
  on conflict (area) do update set version = "contentVersion".version + 1`;

/** SQL that puts an area's changed rows, which triggers have noted, under the version that the SQL above made. */
export const rowsChanged = (area) => `update "contentChange"
  set version = (select version from "contentVersion" where "contentVersion".area = '${area}')
  where area = '${area}' and version = 0`;
