import { fireEvent, render, screen, within } from '@testing-library/react';
import { loadRichText } from '../../../src/components/markup/RichTextContext';
import { carryStyles } from '../../../src/components/markup/sanitizeToNodes';
import { styleCarrier } from '../../../src/contract/richText';
import { RichText } from '../../../src/components/RichText';
import { settings } from '../../../src/lib/settings';
import { hydrateServerRendered } from '../../support/serverRenderedRichText';
import { hostileMarkup } from '../../support/hostileMarkup';

const textOf = (html: unknown) => <RichText html={html} fallback="暂无详细内容" />;

beforeAll(loadRichText);

afterEach(() => {
  settings.imageHosts = [];
});

const inBrowser = (html: unknown) => render(textOf(html)).container;

const onServer = (html: unknown) => hydrateServerRendered(textOf(html)).container;

const sourcesIn = (shown: HTMLElement) =>
  Array.from(shown.querySelectorAll('img'), (picture) => picture.getAttribute('src'));

describe.each([
  ['cleaned in the browser', inBrowser],
  ['drawn on the server', onServer],
])('a rich text that is %s', (_where, show) => {
  it.each(hostileMarkup)('removes all active content from %j', (html) => {
    const shown = show(`<p>文</p>${html}`);
    const active =
      'script, svg, iframe, form, input, style, math, base, meta, link, object, embed, video, template, noscript, ' +
      '[onerror], [onload], [onclick], [id], [style], [srcset], [ping], [role="alert"], [class^="rs-"], .skip';
    expect(shown.querySelector(active)).toBeNull();
    expect(shown).toHaveTextContent('文');
    for (const link of shown.querySelectorAll('a')) {
      expect(link.getAttribute('href') ?? '').not.toMatch(/script|data:/i);
      expect(link).not.toHaveAttribute('target', '_top');
    }
    for (const picture of shown.querySelectorAll('img')) expect(picture).toHaveAttribute('src', '/profile/a.png');
    expect(window).not.toHaveProperty('hit');
  });

  it('keeps colour, alignment, weight and sizes, and no style that could place or load anything', () => {
    const shown = show(
      '<p style="color: red; text-align: center; position: fixed; background: url(https://evil.example/x)">红</p>',
    );
    const paragraph = shown.querySelector('p')!;
    expect(paragraph).toHaveStyle({ color: 'rgb(255, 0, 0)', textAlign: 'center' });
    const { position, backgroundImage } = getComputedStyle(paragraph);
    expect(position).not.toBe('fixed');
    expect(backgroundImage).not.toContain('evil');
  });

  // A search for the end of each tag that fails would take minutes.
  it.each(['<a', '<a href="', '<b style=', "'<a"])('takes linear time for a text of nothing but %s', (start) => {
    const text = start.repeat(400_000 / start.length);
    expect(carryStyles(text).replaceAll(styleCarrier, 'style')).toBe(text);
  });

  it('leaves words that only look like a style attribute alone', () => {
    show('<p title="a style=x">写法 style="b" 与 &lt;p style="c"&gt;</p>');
    expect(screen.getByText('写法 style="b" 与 <p style="c">')).toHaveAttribute('title', 'a style=x');
  });

  it('keeps tables with their spans, in a box that scrolls by keyboard too', () => {
    const shown = show('<table><caption>标准</caption><tr><td colspan="2">甲</td></tr></table>');
    expect(screen.getByRole('cell')).toHaveAttribute('colspan', '2');
    expect(shown.querySelector('[tabindex="0"] > table')).not.toBeNull();
  });

  it('shows pictures of this site, of the data scheme and of named hosts only', () => {
    settings.imageHosts = ['pictures.example', 'https://img.example.com', '*.cdn.example.com'];
    const allowed = ['/profile/a.png', 'data:image/png;base64,AAAA', 'https://pictures.example/b.png'];
    allowed.push('https://IMG.example.com/e.png', 'https://a.cdn.example.com/f.png');
    const others = ['https://elsewhere.example/c.png', '//elsewhere.example/d.png', 'http://img.example.com/g.png'];
    others.push('https://cdn.example.com/h.png', 'https://evilcdn.example.com/i.png');
    const shown = show(`${[...allowed, ...others].map((src) => `<img src="${src}">`).join('')}<img>`);
    expect(sourcesIn(shown)).toEqual(allowed);
  });

  it('shows pictures and follows links that a backend names without a scheme or a first stroke', () => {
    settings.imageHosts = ['pictures.example'];
    const shown = show(
      '<img src="//pictures.example/a.png"><img src="profile/b.png"><img src="/prod-api/profile/c.png"><a href="profile/c.pdf">表</a><a href="/stage-api/profile/d.pdf">图</a><a href="//elsewhere.example/">外</a>',
    );
    expect(sourcesIn(shown)).toEqual(['//pictures.example/a.png', '/profile/b.png', '/profile/c.png']);
    expect(screen.getByRole('link', { name: '表' })).toHaveAttribute('href', '/profile/c.pdf');
    expect(screen.getByRole('link', { name: '图' })).toHaveAttribute('href', '/profile/d.pdf');
    const outside = screen.getByRole('link', { name: '外' });
    expect(outside).toHaveAttribute('href', '//elsewhere.example/');
    expect(outside).toHaveAttribute('rel', expect.stringContaining('noopener'));
  });

  it('keeps the line breaks of plain text, and leaves those between paragraphs alone', () => {
    expect(show('第一行\n第二行 <b>粗</b>').querySelector('.pre-line')).toHaveTextContent('第一行 第二行 粗');
    expect(show('<p>一</p>\n<p>二</p>').querySelector('.pre-line')).toBeNull();
  });

  it('keeps a figure and its unit on one line', () => {
    const shown = show('<p>最高 120 万元，板长 2440×1220 毫米。</p>');
    expect(Array.from(shown.querySelectorAll('.nb'), (piece) => piece.textContent)).toEqual([
      '120 万元',
      '2440×1220 毫米',
    ]);
    expect(shown).toHaveTextContent('最高 120 万元，板长 2440×1220 毫米。');
  });

  it('loads an uploaded picture as large as it is shown, and keeps its place until then', () => {
    const folder = `/profile/uploads/${'a1'.repeat(16)}`;
    const shown = show(
      `<img src="${folder}/1920x960.jpg"><img src="${folder}/400x300.png" width="200"><img src="${folder}/80x60.jpg">`,
    );
    const facts = Array.from(shown.querySelectorAll('img'), (picture) =>
      ['width', 'height', 'sizes', 'srcset', 'loading'].map((name) => picture.getAttribute(name)),
    );
    const sizes = (widths: number[], format: string) =>
      widths.map((width) => `${folder}/${width}.${format} ${width}w, `).join('');
    expect(facts).toEqual([
      [
        '1920',
        '960',
        'min(100vw, 720px)',
        `${sizes([96, 320, 480, 640, 800, 960, 1280], 'jpg')}${folder}/1920x960.jpg 1920w`,
        'lazy',
      ],
      ['200', null, 'min(100vw, 400px)', `${sizes([96, 320], 'png')}${folder}/400x300.png 400w`, 'lazy'],
      ['80', '60', 'min(100vw, 80px)', `${folder}/80x60.jpg 80w`, 'lazy'],
    ]);
    const [large] = shown.querySelectorAll('img');
    fireEvent.error(large!);
    expect([large!.getAttribute('src'), large!.hasAttribute('srcset')]).toEqual(['/icons/picture-default.svg', false]);
  });

  // Of the last two, browsers read a host as well.
  it.each(['https://elsewhere.example/', '/\\elsewhere.example/', '/&#9;/elsewhere.example/'])(
    'opens %j, a link to another site, without an opener',
    (href) => {
      show(`<a href="${href}">外</a><a href="/policy">内</a><a href="tel:123">电</a>`);
      expect(screen.getByRole('link', { name: '外' })).toHaveAttribute('rel', expect.stringContaining('noopener'));
      expect(screen.getByRole('link', { name: '内' })).not.toHaveAttribute('target');
      expect(screen.getByRole('link', { name: '电' })).toHaveAttribute('href', 'tel:123');
    },
  );

  it.each([null, undefined, '', '<p> &nbsp;</p>', '<script>1</script>', 7])('shows an empty state for %p', (html) => {
    show(html);
    expect(screen.getByText('暂无详细内容')).toBeVisible();
  });

  describe('a table', () => {
    const row = (tag: string, ...texts: string[]) =>
      `<tr>${texts.map((words) => `<${tag}>${words}</${tag}>`).join('')}</tr>`;

    it('tells each cell its column, so that a phone can show a row as a short list', () => {
      const html = `<table>${row('th', '额度', '期限')}${row('td', '最高 500 万元', '1 至 6 个月')}</table>`;
      show(html);
      const cells = within(screen.getAllByRole('row')[1]).getAllByRole('cell');
      expect(cells.map((cell) => cell.dataset.label)).toEqual(['额度', '期限']);
      expect(screen.getAllByRole('columnheader')).toHaveLength(2);
    });

    it.each([
      ['without a head', `${row('td', '甲', '乙')}${row('td', '一', '二')}`],
      ['with cells that span others', `${row('th', '甲', '乙')}<tr><td colspan="2">一</td></tr>`],
      ['so little text that a phone shows it as it is', `${row('th', '周次', '多层板')}${row('td', '第 1 周', '131')}`],
      ['of too many columns', `${row('th', ...'甲乙丙丁戊己庚')}${row('td', ...'1234567')}`],
    ])('that has %s stays a table that scrolls', (_which, rows) => {
      show(`<table>${rows}</table>`);
      expect(document.querySelector('[data-label]')).toBeNull();
      expect(screen.getByRole('group')).toContainElement(screen.getByRole('table'));
    });
  });
});
