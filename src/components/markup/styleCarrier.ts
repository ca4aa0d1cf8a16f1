/** Carries inline styles through the sanitiser, under an attribute name that neither CSS nor CSP applies to. */
export const styleCarrier = 'data-rich-style';
