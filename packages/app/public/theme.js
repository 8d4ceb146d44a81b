// Applies the stored theme and language before the first paint. A file of its own, because the page's policy
// allows no script inside it. Also tells the server when the script of the app does not come.
;(function () {
  // The first script of the page: without it nothing is there that could tell that it did not come.
  addEventListener(
    'error',
    function (event) {
      if (!(event.target instanceof HTMLScriptElement)) return
      var report = new URLSearchParams({ type: 'missing', request: event.target.src })
      navigator.sendBeacon('/v1/instance/reportLoadError', report)
    },
    true,
  )

  var root = document.documentElement
  var stored = function (key) {
    try {
      return localStorage.getItem(key)
    } catch {
      return null
    }
  }
  // A page in a frame of another site looks as that site asks, and has no storage.
  var isEmbedded = location.pathname === '/embed'
  var asked = function (key) {
    var found = new RegExp('[?&]' + key + '=([^&]*)').exec(location.hash)
    return found && found[1]
  }
  var chosen = isEmbedded ? asked : stored
  var theme = chosen('theme')
  var isDark = theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  root.dataset.theme = isDark ? 'dark' : 'light'
  root.style.colorScheme = root.dataset.theme

  // Only a language that was chosen turns the page round: what the browser asks for is decided with the texts.
  var locale = chosen('locale') || 'en-US'
  root.lang = locale
  root.dir = /^(he|ar|fa|ku|ckb)(-|$)/i.test(locale) ? 'rtl' : 'ltr'
})()
