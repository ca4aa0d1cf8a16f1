// Says so in browsers that the portal cannot run in. It has to run in all of them: nothing newer than ES5 here.
(function () {
  'use strict';

  function show() {
    var notice = document.getElementById('old-browser');
    var root = document.getElementById('root');
    if (!notice || !root) return;
    var style = document.createElement('link');
    style.rel = 'stylesheet';
    style.href = '/old-browser.css';
    document.getElementsByTagName('head')[0].appendChild(style);
    // A script's text, which text browsers do not show: they show the content of a template.
    var shown = document.createElement('div');
    shown.innerHTML = notice.text;
    root.parentNode.replaceChild(shown, root);
    document.title = document.getElementsByTagName('h1')[0].textContent;
  }

  /** What no polyfill brings. */
  function isCapable() {
    var names = ['Promise', 'Symbol', 'Proxy', 'fetch', 'AbortController', 'URLSearchParams', 'ResizeObserver', 'CSS'];
    for (var index = 0; index < names.length; index += 1) {
      if (!(names[index] in window)) return false;
    }
    return window.CSS.supports('display', 'grid') && window.CSS.supports('color', 'var(--any)');
  }

  if (!isCapable()) {
    show();
    return;
  }
  // Its scripts come after this one; once they have been read, the notice is no longer there to be shown.
  window.addEventListener('error', function (event) {
    if (/SyntaxError/.test(event.message + ' ' + event.error)) show();
  });
})();
