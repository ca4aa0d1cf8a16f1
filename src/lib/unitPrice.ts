import type { Getbuginess } from '../contract/areas/getbuginess';
import { zh } from '../i18n/zh';
import { numberOf, thousands } from './numbers';
import { toText } from './toText';

/** A unit at the end of a model, where companies write it: `22×1.0 暖白/米`. */
const unitOfModel =
  /\/\s*([件张米套个车只副根条块片扇樘对台桶卷箱包支吨单趟户队座柜间组份盒袋瓶]|公斤|千克|平米|平方米|立方米|延米)$/;

/** Two digits after the point; below one yuan two that count. */
const rounded = (price: number): number => Number(price < 1 ? price.toPrecision(2) : price.toFixed(2));

/** The price of one piece, 约 0.85 元/米; undefined where amount or quantity says none. */
export function unitPrice(entry: Getbuginess): string | undefined {
  const [amount = 0, quantity = 0] = [numberOf(entry.fdGetbuginessPrice), numberOf(entry.fdGetbuginessNumber)];
  if (!(amount > 0 && quantity > 0) || quantity === 1) return undefined;
  const [, unit = zh.entry.piece] = unitOfModel.exec(toText(entry.fdGetbuginessModel, '').trim()) ?? [];
  return zh.entry.unitPrice(thousands(rounded(amount / quantity)) ?? '', unit);
}
