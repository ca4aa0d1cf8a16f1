import { loadFeatures } from '../polyfills/loadFeatures';

// A browser that runs this line parsed the syntax: the notice of public/old-browser.js is not needed.
document.getElementById('old-browser')?.remove();

void loadFeatures().then(() => import(/* webpackMode: "eager" */ './main'));
