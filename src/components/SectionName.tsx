import { zh } from '../i18n/zh';

/** A section's name; the long one wraps between its two words. */
export function SectionName({ name }: { name: string }) {
  if (name !== zh.nav.shoppingMall) return <span key={name}>{name}</span>;
  const cut = 5;
  return (
    <span className="words">
      {name.slice(0, cut)}
      <wbr aria-hidden="true" />
      {name.slice(cut)}
    </span>
  );
}
