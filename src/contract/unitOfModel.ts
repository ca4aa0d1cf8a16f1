/** A unit at the end of a model, where companies write it: `22×1.0 暖白/米`. */
const pattern =
  /\/\s*([件张米套个车只副根条块片扇樘对台桶卷箱包支吨单趟户队座柜间组份盒袋瓶项]|公斤|千克|平米|平方米|立方米|延米)$/;

/** The unit in which a supply or demand counts, 米; undefined if its model names none. */
export const unitOfModel = (model: unknown): string | undefined =>
  typeof model === 'string' ? pattern.exec(model.trim())?.[1] : undefined;
