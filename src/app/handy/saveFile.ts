/** Hands a text to the visitor as a file. */
export function saveFile(text: string, type: string, name: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = Object.assign(document.createElement('a'), { href: url, download: name.replace(/[\\/:*?"<>|]/g, ' ') });
  document.body.append(link);
  link.click();
  link.remove();
  // Some browsers read it only after the press.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
