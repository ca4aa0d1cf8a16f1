/** Mock of a picture or style sheet that webpack would resolve to a URL. */
export default 'asset';
