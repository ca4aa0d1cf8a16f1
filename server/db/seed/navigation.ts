import type { NavigationKey, NavigationRow } from '../../../src/contract/navigation';

const ROWS: [key: NavigationKey, name: string, value: string][] = [
  ['home:footer', '页脚版权', '© 2025 家居定制供应链服务平台　保留所有权利（演示内容）'],
  ['demand', '需求栏目开关', 'true'],
  ['contactUs:address', '联系地址', '浙江省嘉兴市榫合路 32 号供应链服务中心 3 层（演示地址）'],
  ['contactUs:phone', '联系电话', '0000-8320 3200'],
  ['contactUs:postcode', '邮政编码', '000000'],
  ['contactUs:email', '联系邮箱', 'service@example.com'],
  ['home:ai', 'AI 助手入口', '/shopping_mall/ai'],
];

/** Config rows of the navigation call. */
export const navigation: NavigationRow[] = ROWS.map(([configKey, configName, configValue], index) => ({
  configId: String(101 + index),
  configName,
  configKey,
  configValue,
  configType: 'Y',
}));
