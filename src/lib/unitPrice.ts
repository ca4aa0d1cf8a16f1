import type { Getbuginess } from '../contract/areas/getbuginess';
import { unitOfModel } from '../contract/unitOfModel';
import { zh } from '../i18n/zh';
import { numberOf, thousands, quantityText } from './numbers';

/** Two digits after the point; below one yuan two that count. */
const rounded = (price: number): number => Number(price < 1 ? price.toPrecision(2) : price.toFixed(2));

/** The price of one piece, 约 0.85 元/米; undefined where amount or quantity says none. */
export function unitPrice(entry: Getbuginess): string | undefined {
  const [amount = 0, quantity = 0] = [numberOf(entry.fdGetbuginessPrice), numberOf(entry.fdGetbuginessNumber)];
  if (!(amount > 0 && quantity > 0) || quantity === 1) return undefined;
  const unit = unitOfModel(entry.fdGetbuginessModel) ?? zh.entry.piece;
  return zh.entry.unitPrice(thousands(rounded(amount / quantity)) ?? '', unit);
}

/** A quantity with the unit that the model names, 50,000 米. */
export function quantityWithUnit({ fdGetbuginessNumber, fdGetbuginessModel }: Partial<Getbuginess>): string {
  const text = quantityText(fdGetbuginessNumber);
  const unit = numberOf(fdGetbuginessNumber) === undefined ? undefined : unitOfModel(fdGetbuginessModel);
  return unit ? `${text}\u00a0${unit}` : text;
}
