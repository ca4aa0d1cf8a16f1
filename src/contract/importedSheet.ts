/** The sheet of a workbook that is imported, and the rows and columns in it that are hidden: left out. */
export interface ImportedSheet {
  name: string;
  hiddenRows: number;
  hiddenColumns: number;
}

export interface SheetOfImport {
  /** Of a workbook that could be read. */
  sheet?: ImportedSheet;
}
