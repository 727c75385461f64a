// What cannot wait for the application. The build puts it into the page itself, by its hash in the content policy.
(function () {
  var root = document.documentElement;

  // The browser's own bar has the ground of the scheme that is shown, which need not be the system's; so has what it draws itself,
  // and the sheet before there is a page on it.
  new MutationObserver(function () {
    var light = root.getAttribute('data-scheme') === 'light';
    var ground = light ? '#FBF6EE' : '#17101F';
    root.style.colorScheme = light ? 'light' : 'dark';
    document.querySelectorAll('meta[name=theme-color]').forEach(function (meta) {
      meta.content = ground;
    });
  }).observe(root, { attributeFilter: ['data-scheme'] });

  // The colour scheme, before the first paint: the visitor's choice, else the system's; the back office is lent a light one.
  var scheme = null;
  try {
    scheme = localStorage.getItem('scheme');
    if (!scheme && localStorage.getItem('userRole') === 'admin' && /^\/\w\w\/admin\b/.test(location.pathname)) root.dataset.lent = scheme = 'light';
  } catch {}
  if (scheme !== 'dark' && scheme !== 'light') scheme = matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';
  root.setAttribute('data-scheme', scheme);

  // A page is written for its path alone, and so are its links to the other language: they take along what the address asks for.
  function keepPlace(event) {
    var link = event.target instanceof Element && event.target.closest('a[hreflang]');
    if (link && !link.search && !link.hash) {
      link.search = location.search;
      link.hash = location.hash;
    }
  }
  addEventListener('click', keepPlace, true);
  addEventListener('auxclick', keepPlace, true);
})();
