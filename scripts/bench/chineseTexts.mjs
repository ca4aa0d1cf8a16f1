// Texts for large stores: the words of the demo content with their frequencies, and rare names.
import fs from 'node:fs';
import path from 'node:path';
import { root } from '../support/root.mjs';

/** A seeded generator of random numbers (mulberry32). */
export function random(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

function wordsOfDemoContent() {
  const folder = path.join(root, 'content');
  const files = fs.readdirSync(folder, { recursive: true }).filter((name) => /\.json$/.test(name));
  const text = files.map((name) => fs.readFileSync(path.join(folder, name), 'utf8')).join('\n');
  const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });
  // Text by text: each segment keeps a reference to its whole text.
  return (text.replace(/<[^>]*>/g, ' ').match(/\p{Script=Han}+/gu) ?? []).flatMap((run) =>
    Array.from(segmenter.segment(run), ({ segment }) => segment),
  );
}

/** @returns a generator of texts from random numbers */
export function chineseTexts(next) {
  const words = wordsOfDemoContent();
  const characters = [...new Set(words.join(''))];
  const oneOf = (list) => list[Math.floor(next() * list.length)];
  const places = ['佛山', '东莞', '广州', '深圳', '杭州', '赣州', '成都', '临沂', '苏州', '徐州', '廊坊', '哈尔滨'];
  const trades = ['家居', '木业', '家具', '建材', '五金', '智能科技', '供应链', '装饰材料', '卫浴', '软体家具'];
  const name = () => Array.from({ length: next() < 0.5 ? 2 : 3 }, () => oneOf(characters)).join('');
  const company = () => `${oneOf(places)}${name()}${oneOf(trades)}有限公司`;
  const sentence = (count) => Array.from({ length: count }, () => oneOf(words)).join('');
  return {
    company,
    person: name,
    title: () => `${oneOf(places)}${sentence(4 + Math.floor(next() * 6))}`,
    text: () =>
      `<p>${Array.from({ length: 6 + Math.floor(next() * 10) }, () => sentence(8 + Math.floor(next() * 8))).join('，')}。联系${company()}，编号${Math.floor(next() * 1e6)}，${2015 + Math.floor(next() * 12)}年。</p>`,
  };
}
