// Sets the colour scheme before the first paint: the visitor's choice, else the system's. The build puts it into the page itself, by its hash in the content policy.
(function () {
  var mode = 'system';
  try {
    mode = localStorage.getItem('scheme') || mode;
  } catch {}
  if (mode !== 'dark' && mode !== 'light') mode = matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';
  document.documentElement.setAttribute('data-scheme', mode);
})();
