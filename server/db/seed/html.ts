const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escape = (text: string) => text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);

/** Escapes plain text; `**so**` becomes strong. */
const inline = (text: string) => escape(text).replace(/\*\*(.+?)\*\*/g, '<strong>$1</strong>');

const element = (name: string, texts: string[]) => texts.map((text) => `<${name}>${inline(text)}</${name}>`).join('');

/** Builders of the small HTML that the demo articles are made of. Every text goes in as plain text. */
export const html = {
  p: (...texts: string[]) => element('p', texts),
  /** A part of an article, right under the page's heading. */
  h2: (text: string) => element('h2', [text]),
  /** A part of a section that has a heading of its own. */
  h3: (text: string) => element('h3', [text]),
  ol: (...items: string[]) => `<ol>${element('li', items)}</ol>`,
  ul: (...items: string[]) => `<ul>${element('li', items)}</ul>`,
  quote: (text: string) => `<blockquote>${element('p', [text])}</blockquote>`,
  /** First row is the head. */
  table: ([head = [], ...rows]: string[][]) =>
    `<table><thead><tr>${element('th', head)}</tr></thead><tbody>` +
    `${rows.map((row) => `<tr>${element('td', row)}</tr>`).join('')}</tbody></table>`,
  /** `name`: a file of `server/content/pictures`, without its ending. */
  picture: (name: string, alt: string) =>
    `<p><img src="/profile/pictures/${name}.svg" alt="${escape(alt)}" width="640" height="400"></p>`,
};
