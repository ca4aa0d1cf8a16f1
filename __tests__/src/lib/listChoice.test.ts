import { canonicalAddress } from '../../../src/contract/addresses';
import type { ListFilters } from '../../../src/contract/filters';
import { knownChoice } from '../../../src/lib/listChoice';
import { choiceOf } from '../../../src/routes/section/pageQuery';

const read = (query: string) => choiceOf(new URLSearchParams(query));

describe('what an address chooses of a list', () => {
  it('is read of its filters and its order, once each, and nothing of what is empty', () => {
    expect(read('fdB=2&fdB=1&fdB=2&order=-fdA&page=3&q=x&fdC=')).toEqual({ fdB: ['1', '2'], order: ['-fdA'] });
    expect(read('page=3&order=')).toBeUndefined();
  });

  it('is read of a field whose name has a digit', () => {
    expect(read('fdPm25=1&fd25=1')).toEqual({ fdPm25: ['1'] });
  });

  it('has bounds: in filters, in the values of one, in their length', () => {
    const letters = Array.from({ length: 26 }, (_, at) => String.fromCharCode(65 + at));
    const many = read(`${letters.map((letter) => `fd${letter}=1`).join('&')}&order=fdZ`)!;
    expect(Object.keys(many).length).toBe(13);
    expect(many.order).toEqual(['fdZ']);
    expect(read(Array.from({ length: 900 }, (_, at) => `fdA=${at}`).join('&'))!.fdA!.length).toBe(60);
    expect(read(`fdA=${'长'.repeat(201)}`)).toBeUndefined();
    expect(read(`fd${'A'.repeat(60)}=1`)).toBeUndefined();
  });

  it('is kept as far as the list knows it', () => {
    const list: ListFilters = {
      total: 1,
      filters: [{ name: 'fdA', label: '甲', choices: [{ value: '1', label: '一', count: 1 }] }],
      orders: [
        { value: '', label: '最新' },
        { value: 'fdA', label: '最早' },
      ],
    };
    expect(knownChoice(list, { fdA: ['1', '2'], fdB: ['1'], order: ['fdA'] })).toEqual({ fdA: ['1'], order: ['fdA'] });
    expect(knownChoice(list, { fdA: ['2'], order: ['fdB'] })).toEqual({});
  });
});

it.each([
  ['?order=', ''],
  ['?fdLevel=&order=&page=', ''],
  ['?fdLevel=%E7%9C%81&order=&fdTheme=a%20b', '?fdLevel=%E7%9C%81&fdTheme=a%20b'],
  ['?page=2&order', '?page=2'],
  ['?q=&from=', '?q=&from='],
  ['?', '?'],
  ['', ''],
])('the query %s of a list’s page is %s', (query, canonical) => {
  expect(canonicalAddress('//policy', query)).toBe(`//policy${query}`);
  expect(canonicalAddress('/POLICY/', query)).toBe(`/policy${canonical}`);
});
