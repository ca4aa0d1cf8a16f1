import { splitRecordNumbers } from '../../../src/app/Layout';

const links = (line: string) => splitRecordNumbers(line).filter(({ register }) => register);

describe('record numbers in the footer line', () => {
  it('links an ICP number to the ministry, and a public-security number to its record', () => {
    const line = '© 2025 示例　浙ICP备12345678号-1　浙公网安备33010602001234号';
    expect(
      splitRecordNumbers(line)
        .map(({ text }) => text)
        .join(''),
    ).toBe(line);
    expect(links(line)).toEqual([
      { text: '浙ICP备12345678号-1', register: 'https://beian.miit.gov.cn/' },
      {
        text: '浙公网安备33010602001234号',
        register: 'https://beian.mps.gov.cn/#/query/webSearch?code=33010602001234',
      },
    ]);
  });

  it.each(['京ICP备2021012345号', '粤ICP备05012345号-12', '沪公网安备 31010102001234号'])('knows %s', (number) => {
    expect(links(`备案号：${number}。`)).toEqual([expect.objectContaining({ text: number })]);
  });

  it.each([
    'ICP备12345678号',
    'XICP备12345678号',
    '浙ICP备1234567号',
    '浙ICP备123456789号',
    '浙ICP证12345678号',
    '浙公网安备3301060200123号',
    '浙公网安备330106020012345号',
    '公网安备33010602001234号',
    '',
  ])('leaves %p as text', (line) => {
    expect(splitRecordNumbers(line)).toEqual([{ text: line }]);
  });
});
