/** An invented company that publishes supply and demand entries. */
export interface Company {
  name: string;
  area: string;
  address: string;
  person: string;
}

/** Invented companies by a short name; the places beyond the city are invented too. */
export const companies = {
  qingshan: { name: '青杉板业有限公司', area: '广西·南宁', address: '青杉工业园 3 号', person: '韦青禾' },
  beisong: { name: '北松人造板厂', area: '山东·临沂', address: '松林路 118 号', person: '相立松' },
  lanxi: { name: '岚溪木业有限公司', area: '江苏·徐州', address: '岚溪大道 66 号', person: '梅若溪' },
  qimu: { name: '启木五金制品厂', area: '广东·佛山', address: '启木路 9 号 B 座', person: '叶嘉木' },
  tieyan: { name: '铁砚精工五金有限公司', area: '浙江·宁波', address: '砚池街 27 号', person: '铁明远' },
  hengli: { name: '衡枥智能五金有限公司', area: '广东·中山', address: '衡枥科技园 12 栋', person: '黎望舒' },
  heshan: { name: '禾杉门板有限公司', area: '四川·成都', address: '禾杉路 58 号', person: '杉小满' },
  nanju: { name: '南榉门窗有限公司', area: '江苏·常州', address: '南榉产业园 6 号', person: '祁望舒' },
  yunque: { name: '云雀木门厂', area: '江西·赣州', address: '雀林路 33 号', person: '钟鸣谦' },
  chengshi: { name: '澄石台面有限公司', area: '福建·泉州', address: '石埠路 201 号', person: '石一凡' },
  yanbi: { name: '岩壁新材料有限公司', area: '广东·云浮', address: '岩壁大道 16 号', person: '严知山' },
  yuanyu: { name: '远榆封边材料有限公司', area: '浙江·嘉兴', address: '远榆路 72 号', person: '俞思远' },
  lanshan: { name: '岚山涂装材料有限公司', area: '山东·日照', address: '岚山西路 5 号', person: '郑听岚' },
  jiaoyi: { name: '胶易新材料有限公司', area: '上海·青浦', address: '胶东巷 88 号', person: '焦以诚' },
  baichuan: { name: '柏川数控加工中心', area: '山东·临沂', address: '柏川路 41 号', person: '骆清河' },
  sunhe: { name: '榫合智造有限公司', area: '浙江·嘉兴', address: '榫合路 1 号', person: '方雨辰' },
  tumu: { name: '途木物流有限公司', area: '湖南·长沙', address: '途木物流园 A 区', person: '邵云舟' },
  guidao: { name: '归道供应链服务有限公司', area: '河南·郑州', address: '归道路 10 号', person: '温归舟' },
  shitan: { name: '拾檀全屋定制有限公司', area: '安徽·合肥', address: '拾檀大厦 5 层', person: '江一禾' },
  chengmu: { name: '澄木家居有限公司', area: '河北·廊坊', address: '澄木路 99 号', person: '宋以宁' },
  yunzhang: { name: '云樟定制家居有限公司', area: '江西·赣州', address: '云樟工业园 2 号', person: '祝南星' },
  muhe: { name: '木禾整装有限公司', area: '湖北·武汉', address: '木禾路 15 号', person: '戚晓岚' },
  heyu: { name: '合隅家具有限公司', area: '浙江·湖州', address: '合隅街 8 号', person: '隅安之' },
  guanlan: { name: '观澜橱柜有限公司', area: '福建·厦门', address: '观澜路 36 号', person: '蓝可观' },
} satisfies Record<string, Company>;

export type CompanyKey = keyof typeof companies;
