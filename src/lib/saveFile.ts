export function saveFile(content: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  // Characters that Windows does not allow in file names.
  link.download = name.replace(/[\\/:*?"<>|]/g, ' ');
  // Not attached to the document, so that click listeners do not treat it as a link of the page.
  link.click();
  // Some browsers read the file only after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
