#!/bin/sh
# Chinese addresses in roads with names of cities, such as 南京路 and 中山路, parsed by ilib-address of npm with locale zh-Hans-CN; and one in Inner Mongolia.
# Guess: the road stays whole, 南京路1号, as 文三路1号 does, and 内蒙古自治区 is the region, as 广西壮族自治区 is (its README: parses Chinese addresses from the largest part to the smallest).
# Seen (ilib-address 1.0.2): the city of the road's name goes to the locality, 黄浦区南京, and the street is 路1号. So for 上海路, 北京路, 中山路 and 重庆路; 江苏路, of a province, stays. Inner Mongolia, unlike the three other autonomous regions tried, is no region but part of the locality.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact ilib-address@1.0.2
cat > parse.cjs <<'J'
const { Address } = require('ilib-address');
for (const text of ['浙江省杭州市西湖区文三路1号', '上海市黄浦区南京路1号', '湖北省武汉市江岸区上海路1号', '广东省广州市越秀区北京路1号', '广东省佛山市禅城区中山路1号', '吉林省吉林市昌邑区重庆路1号', '西藏自治区拉萨市城关区江苏路1号', '内蒙古自治区呼和浩特市新城区文三路1号', '广西壮族自治区南宁市青秀区民族大道1号', '宁夏回族自治区银川市兴庆区解放街1号']) {
  const { region, locality, streetAddress } = new Address(text, { locale: 'zh-Hans-CN' });
  console.log(`${text}: ${region ?? 'none'}, ${locality}, ${streetAddress}`);
}
J
node parse.cjs | tee seen
diff seen - <<'T'
浙江省杭州市西湖区文三路1号: 浙江省, 杭州市西湖区, 文三路1号
上海市黄浦区南京路1号: 上海市, 黄浦区南京, 路1号
湖北省武汉市江岸区上海路1号: 湖北省, 武汉市江岸区上海, 路1号
广东省广州市越秀区北京路1号: 广东省, 广州市越秀区北京, 路1号
广东省佛山市禅城区中山路1号: 广东省, 佛山市禅城区中山, 路1号
吉林省吉林市昌邑区重庆路1号: 吉林省, 吉林市昌邑区重庆, 路1号
西藏自治区拉萨市城关区江苏路1号: 西藏自治区, 拉萨市城关区, 江苏路1号
内蒙古自治区呼和浩特市新城区文三路1号: none, 内蒙古自治区呼和浩特市新城区, 文三路1号
广西壮族自治区南宁市青秀区民族大道1号: 广西壮族自治区, 南宁市青秀区, 民族大道1号
宁夏回族自治区银川市兴庆区解放街1号: 宁夏回族自治区, 银川市兴庆区, 解放街1号
T
