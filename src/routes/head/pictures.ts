const ofData = /^data:/i;

/** A picture that preview cards can show: bitmap formats with a URL. */
export const bitmapOf = (address: string | undefined): string | undefined =>
  address === undefined || ofData.test(address) || /\.svg(?:[?#]|$)/i.test(address) ? undefined : address;
