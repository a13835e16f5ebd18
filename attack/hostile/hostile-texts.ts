/**
 * What a field is tried with so that a script runs, in the order in which it is tried until one is taken: in words, attributes, scripts,
 * styles, templates, headers. Each calls `__ran(mark)` where it runs; addresses come first where the field holds one.
 */
export function hostileTextsFor(fieldPath: string, mark: number): readonly string[] {
  if (fieldPath.endsWith('assetUrl')) return pictures(mark)
  const isAddress = /(url|href|link|source)$/i.test(fieldPath)
  return isAddress
    ? [...addresses(mark), ...words(mark)]
    : [...words(mark), ...addresses(mark), ...others(mark)]
}

const lineSeparator = String.fromCodePoint(0x2028)
const rightToLeft = String.fromCodePoint(0x202e, 0x2066)

function words(mark: number): readonly string[] {
  const run = `__ran(${mark})`
  const everywhere =
    `'"><img src=x onerror=${run}></script></style></title></textarea><svg onload=${run}>` +
    `{.section x}{@|safe}{x|json}--><a href="javascript:${run}" onclick=${run}>x</a>` +
    `[x](javascript:${run});'-${run}-'"-${run}-"\`\${${run}}\`}*{background:url(javascript:${run})}`
  return [
    `${everywhere}\r\nSet-Cookie: hostile=1${lineSeparator}${run}//${rightToLeft}`,
    everywhere,
    `</script><script>${run}</script>{.section x}{@|safe}${rightToLeft}`,
    `'"><img src=x onerror=${run}>`,
    `" autofocus onfocus=${run} x="`,
  ]
}

function addresses(mark: number): readonly string[] {
  const run = `__ran(${mark})`
  return [
    `javascript:${run}`,
    ` java\tscript:${run}`,
    `data:text/html,<script>parent.${run}</script>`,
    `https://hostile.example/'"><img src=x onerror=${run}>`,
    `https://hostile.example/?a='"><img/src=x/onerror=${run}>`,
    `https://hostile.example/%22onmouseover=${run}`,
    `/hostile"onmouseover=${run}`,
  ]
}

function pictures(mark: number): readonly string[] {
  return [`https://hostile.example/'"><img src=x onerror=__ran(${mark})>`, `/hostile"onerror=__ran(${mark})`]
}

function others(mark: number): readonly string[] {
  return [`"<img/src=x/onerror=__ran(${mark})>"@hostile.example`, `<svg/onload=__ran(${mark})>`]
}
