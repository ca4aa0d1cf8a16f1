/** The category of a policy; a declaration policy (2), under which companies can apply, is highlighted. */
export function PolicyTag({ code, name }: { code: unknown; name: string }) {
  if (name === '') return null;
  return <span className={String(code) === '2' ? 'tag tag--oak' : 'tag tag--pine'}>{name}</span>;
}
