/** Hands a file to the browser, which keeps it under that name. */
export function saveFile(content: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  // Characters that no file name of Windows may hold.
  link.download = name.replace(/[\\/:*?"<>|]/g, ' ');
  // Not in the document, so that nothing that listens to its clicks takes this for one of the page's links.
  link.click();
  // Some browsers read the file only after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
