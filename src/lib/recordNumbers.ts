const records = /([一-龥](?:ICP备(?:\d{8}|\d{10})号(?:-\d{1,3})?|公网安备\s?\d{14}号))/;

/** A segment of a line; `register` is the public register of the record number. */
interface LinePart {
  text: string;
  register?: string;
}

/** A line split at the website's record (ICP) numbers; anything else stays text. */
export const splitRecordNumbers = (line: string): LinePart[] =>
  line.split(records).map((text, place) => {
    if (place % 2 === 0) return { text };
    const code = /\d{14}/.exec(text);
    const register = code ? `https://beian.mps.gov.cn/#/query/webSearch?code=${code[0]}` : 'https://beian.miit.gov.cn/';
    return { text, register };
  });
