import { readXlsx } from 'hucre/xlsx';

/** The rows of a workbook's only sheet, as texts. */
export async function rowsOfBook(file: Uint8Array): Promise<string[][]> {
  const { sheets } = await readXlsx(file);
  return sheets[0]!.rows.map((row) => row.map((cell) => String(cell ?? '')));
}
