import fc from 'fast-check';
import { splitFigures } from '../../../src/lib/figures';
import { splitWords, needsBreakOpportunity } from '../../../src/lib/splitWords';

const phrases = (text: string) => splitWords(text)!.map(({ phrase }) => phrase);

describe('a title in phrases', () => {
  it.each([
    ['抽屉三节滑轨', ['抽屉三节', '滑轨']],
    ['极窄边铝框玻璃门', ['极窄边铝框', '玻璃门']],
    ['一条封边线的减法', ['一条', '封边线的', '减法']],
    ['定制家居柔性产线改造示范项目', ['定制', '家居', '柔性', '产线', '改造', '示范', '项目']],
    ['“看得见的环保”：报告、气味与信任', ['“看得见的', '环保”：', '报告、', '气味', '与信任']],
    ['服务企业 54 家', ['服务', '企业 ', '54 家']],
    ['行动方案（2025—2027年）', ['行动', '方案', '（2025—2027年）']],
  ])('%s wraps between its words only', (title, expected) => expect(phrases(title)).toEqual(expected));

  it('is the title again when put together, whatever it holds', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => expect(phrases(text).join('')).toBe(text)));
  });
});

describe('a break opportunity', () => {
  const broken = (title: string) =>
    phrases(title)
      .map((phrase, place, all) =>
        place > 0 && needsBreakOpportunity(all[place - 1]!, phrase) ? `|${phrase}` : phrase,
      )
      .join('');

  it.each([
    ['关于开展2026年数字化改造补助', '关于|开展2026年|数字化|改造|补助'],
    ['服务企业 54 家', '服务|企业 54 家'],
    ['对接ERP系统的工厂', '对接ERP系统的|工厂'],
  ])('is inserted into %s, but not where browsers add spacing beside a figure or a Latin word', (title, expected) =>
    expect(broken(title)).toBe(expected),
  );

  it('never comes right before a digit', () => {
    const text = fc.string({ unit: fc.constantFrom(...'关于开展数字化改造补助2026年、（）—A x') });
    fc.assert(fc.property(text, (title) => expect(broken(title)).not.toMatch(/\|\d/)));
  });
});

it('leaves overlong texts to the browser', () => expect(splitWords('<'.repeat(10_000))).toBeNull());

describe('figures in one phrase', () => {
  const measures = (text: string) => splitFigures(text).flatMap(({ phrase, isMeasure }) => (isMeasure ? [phrase] : []));

  it.each([
    ['板长 2440×1220×18，厚 18 毫米', ['2440×1220×18', '18 毫米']],
    ['请拨打 0000-8320 3210 咨询', ['0000-8320 3210']],
    ['自 2025年7月1日 至 2025 年 8 月 15 日', ['2025年7月1日', '2025 年 8 月 15 日']],
    ['最高 120 万元，期限 1 至 5 年', ['120 万元', '1 至 5 年']],
    ['墙厚 100–260mm，占 85.5%', ['100–260mm', '85.5%']],
    ['型号 QM-A110，等级 E0 级', []],
  ])('in %s', (text, expected) => expect(measures(text)).toEqual(expected));
});
