/** Stands for a picture or stylesheet that webpack would resolve to an address. */
export default 'asset';
