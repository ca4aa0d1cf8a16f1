/** Carries an inline style through the cleaning, under a name that no stylesheet and no policy looks at. */
export const styleCarrier = 'data-rich-style';
