const number = String.raw`\d+(?:[.,]\d+)*`;
const units =
  '平方米|立方米|毫米|厘米|千米|公里|千克|公斤|毫升|勒克斯|开尔文|摄氏度|个百分点|个工作日|个基点|个月|小时|分钟|星期|美元|' +
  '[%％‰℃°年月日天周时分秒元角米吨克升度家人名位张块件套台项条款倍次层笔份级号页篇场趟成折种类期批处只辆栋间所盒卷支遍点个户岁道座组站步字格]|' +
  '(?:mm|cm|km|kg|mg|ml|kWh|kW|MB|KB|Hz|kN|dB|min|m²|m³|[mgtWVKNhs])(?![A-Za-z])';
const measure = `${number}\\s?(?:[百千万亿]+|余|多)?\\s?(?:${units})?`;

/** Figures that must not wrap: dates, telephone numbers, dimensions, numbers with units. The longest match wins. */
// eslint-disable-next-line no-restricted-syntax -- made of constants
const pattern = new RegExp(
  // eslint-disable-next-line regexp/no-super-linear-move -- a text of limited length
  [
    `${number}\\s?年\\s?\\d{1,2}\\s?月(?:\\s?\\d{1,2}\\s?日)?`,
    `\\d{1,2}\\s?月\\s?\\d{1,2}\\s?日`,
    `\\+?\\d{2,4}-\\d{3,8}(?:[ -]\\d{3,4})?`,
    `1\\d{2} \\d{4} \\d{4}`,
    `(?:第\\s?)?${measure}(?:\\s?[×xX*–—~～/:至到-]\\s?${measure})*`,
  ].join('|'),
  'g',
);

/** The positions of a text's figures, in order. */
export function figuresOf(text: string): { start: number; end: number }[] {
  return Array.from(text.matchAll(pattern), ({ 0: found, index }) => ({
    start: index,
    end: index + found.trimEnd().length,
  })).filter(({ start }) => !/[A-Za-z]-?$/.test(text.slice(Math.max(0, start - 2), start))); // not digits of a name: E0, QM-A110
}

/** A phrase of a title; lines break between phrases only. The spaces of a measure do not break either. */
export interface Phrase {
  phrase: string;
  isMeasure: boolean;
}

export function splitFigures(text: string): Phrase[] {
  const phrases: Phrase[] = [];
  let done = 0;
  for (const { start, end } of figuresOf(text)) {
    if (start > done) phrases.push({ phrase: text.slice(done, start), isMeasure: false });
    phrases.push({ phrase: text.slice(start, end), isMeasure: true });
    done = end;
  }
  if (done < text.length) phrases.push({ phrase: text.slice(done), isMeasure: false });
  return phrases;
}
