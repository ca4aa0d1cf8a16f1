/** Fallback for browsers without the Clipboard API and pages without HTTPS. */
function copySelection(text: string): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.className = 'vh';
  const { activeElement } = document;
  (activeElement?.closest('dialog') ?? document.body).append(field);
  field.focus({ preventScroll: true });
  field.select();
  let isCopied = false;
  try {
    isCopied = document.execCommand('copy');
  } catch {
    // Not allowed: the caller reports it.
  }
  field.remove();
  if (activeElement instanceof HTMLElement) activeElement.focus({ preventScroll: true });
  return isCopied;
}

/** Copies a text to the clipboard; resolves to whether it succeeded. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelection(text);
  }
}
