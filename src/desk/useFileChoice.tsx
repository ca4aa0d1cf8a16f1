import { useRef, type ReactNode } from 'react';

/** Opens the file picker, for pictures unless told. `input` must be rendered somewhere on the page. */
export function useFileChoice(
  onFiles: (files: File[]) => void,
  { label, accept = 'image/*' }: { label: string; accept?: string },
): { choose: () => void; input: ReactNode } {
  const field = useRef<HTMLInputElement>(null);
  const input = (
    <input
      ref={field}
      type="file"
      hidden
      aria-label={label}
      accept={accept}
      onChange={({ target }) => {
        const files = Array.from(target.files ?? []);
        target.value = '';
        if (files.length > 0) onFiles(files);
      }}
    />
  );
  return { choose: () => field.current?.click(), input };
}
