// What cannot wait for the application. The build puts it into the page itself, by its hash in the content policy.
(function () {
  var root = document.documentElement;

  // The browser's own bar has the ground of the scheme that is shown, which need not be the system's.
  new MutationObserver(function () {
    var ground = root.getAttribute('data-scheme') === 'light' ? '#FBF6EE' : '#17101F';
    document.querySelectorAll('meta[name=theme-color]').forEach(function (meta) {
      meta.content = ground;
    });
  }).observe(root, { attributeFilter: ['data-scheme'] });

  // The colour scheme, before the first paint: the visitor's choice, else the system's.
  var scheme = null;
  try {
    scheme = localStorage.getItem('scheme');
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
