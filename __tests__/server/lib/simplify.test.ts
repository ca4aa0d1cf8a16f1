import { simplify } from '../../../server/lib/simplify';

it.each([
  ['產業採購', '产业采购'],
  ['傢具、傢俱與家俱', '家具、家具与家具'],
  ['企業家俱樂部', '企业家俱乐部'],
  ['櫥櫃檯面與枱面', '橱柜台面与台面'],
  ['著名的品牌，覆面板材', '著名的品牌，覆面板材'],
  ['Ａ𠮷 5㎡ 裝修', 'Ａ𠮷 5㎡ 装修'],
  ['木材乾燥、烘乾與石材乾掛', '木材干燥、烘干与石材干挂'],
  ['乾元木业与乾景家居，东风乾元', '乾元木业与乾景家居，东风乾元'],
  ['徵集合夥人與夥伴的特徵', '征集合伙人与伙伴的特征'],
  ['昇降桌提昇', '升降桌提升'],
  ['日昇木业的李陞、魏徵与陈祕，氾水，哪吒，蒜薹', '日昇木业的李陞、魏徵与陈祕，氾水，哪吒，蒜薹'],
])('%s is converted to %s', (text, simplified) => {
  expect(simplify(text)).toBe(simplified);
});

it('keeps positions, and is idempotent', () => {
  const all = Array.from({ length: 0x10000 }, (_, unit) => String.fromCharCode(unit)).join('');
  expect(simplify(all)).toHaveLength(all.length);
  expect(simplify(simplify(all))).toBe(simplify(all));
});
