// Says so in browsers that the portal cannot run in. It has to run in all of them: nothing newer than ES5 here.
(function () {
  'use strict';

  function add(parent, name, text) {
    var element = parent.appendChild(document.createElement(name));
    if (text) element.appendChild(document.createTextNode(text));
    return element;
  }

  function show() {
    var notice = document.getElementById('old-browser');
    var root = document.getElementById('root');
    if (!notice || !root) return;
    var style = document.createElement('link');
    style.rel = 'stylesheet';
    style.href = '/old-browser.css';
    document.getElementsByTagName('head')[0].appendChild(style);
    // Data, which text browsers do not show: they show the content of a template.
    var texts = JSON.parse(notice.text);
    var main = document.createElement('main');
    main.className = 'old-browser';
    add(main, 'p', texts.name);
    add(main, 'h1', texts.tooOld);
    add(main, 'p', texts.worksIn);
    var list = add(main, 'ul');
    for (var index = 0; index < texts.browsers.length; index += 1) add(list, 'li', texts.browsers[index]);
    root.parentNode.replaceChild(main, root);
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
