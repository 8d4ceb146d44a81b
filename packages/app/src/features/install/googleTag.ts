/** Google’s own tag, word by word: https://developers.google.com/tag-platform/gtagjs/install */
export const googleTagOf = (measurementId: string): string => `<!-- Google tag (gtag.js) -->
<script async src="https://www.googletagmanager.com/gtag/js?id=${measurementId}"></script>
<script>
  window.dataLayer = window.dataLayer || [];
  function gtag(){dataLayer.push(arguments);}
  gtag('js', new Date());

  gtag('config', '${measurementId}');
</script>`
