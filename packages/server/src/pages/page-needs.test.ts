import { findPageNeeds } from '@vitrine/site/theme/page-needs'
import { describe, expect, it } from 'vitest'
import { pagePolicy } from '../http/reply/security-headers.ts'

const policyOf = (html: readonly string[], scripts: readonly string[] = []) =>
  pagePolicy([], findPageNeeds(html, scripts))
const directive = (policy: string, name: string) =>
  policy.split('; ').find((each) => each.startsWith(name)) ?? ''

describe('the policy of a template’s pages', () => {
  it('lets run what its tags name, by the scheme they name', () => {
    const policy = policyOf(['<script async src=https://cdn.example/a.js></script>'])
    expect(directive(policy, 'script-src')).toBe("script-src 'self' https://cdn.example")
  })

  it('lets what goes by the scheme of the page run on pages by http too', () => {
    const policy = policyOf([
      '<script src="//code.jquery.com/jquery-1.11.0.min.js"></script><script async src=http://cdn.example:81/a.js></script>',
    ])
    expect(directive(policy, 'script-src')).toBe("script-src 'self' code.jquery.com cdn.example:81")
    expect(directive(policy, 'style-src')).toContain(' http:')
    expect(directive(policy, 'frame-src')).toContain(' http:')
  })

  it('names no host that would end the directive', () => {
    expect(policyOf(['<script src="//a;object-src/x.js"></script>'])).not.toContain('a;object-src')
  })

  it('lets its scripts fetch further scripts and data from the hosts they name', () => {
    const policy = policyOf(
      ['<script>load("https://www.youtube.com/iframe_api")</script>'],
      ["fetch('https://api.example.org/v1/places')", 'try { Typekit.load() } catch (e) {}'],
    )
    expect(directive(policy, 'script-src')).toContain('https://www.youtube.com https://s.ytimg.com')
    expect(directive(policy, 'script-src')).toContain('https://use.typekit.net')
    expect(directive(policy, 'script-src')).not.toContain('api.example.org')
    expect(directive(policy, 'connect-src')).toContain('https://api.example.org')
  })

  it.each([
    [`var cdn = 'https://cdn.example'; $.getScript(cdn + '/slick/slick.min.js')`],
    [
      `var hosts = { cdn: "//cdn.example" }, path = '/slick/'; load(document.location.protocol + hosts.cdn + path + "slick.js")`,
    ],
    [
      `s.src = ("https:" == location.protocol ? "https://" : "http://") + 'cdn.example/slick.js?v=' + version`,
    ],
    [`const base = 'https://cdn.example/slick'; import(\`\${base}/\${version}/slick.mjs\`)`],
    [`var base = 'https://cdn.example/'; script.src = base + name`],
  ])('lets run what its scripts join from constants: %s', (script) => {
    expect(directive(policyOf([], [script]), 'script-src')).toContain('cdn.example')
  })

  it('takes no address for that of a script that only begins like one', () => {
    const script = `var api = 'https://api.example'; fetch(api + '/places?q=' + words)`
    const policy = policyOf([], [script])
    expect(directive(policy, 'script-src')).toBe("script-src 'self'")
    expect(directive(policy, 'connect-src')).toContain('https://api.example')
  })

  it('lets texts become workers only where its scripts do that', () => {
    const script = 'new Worker(URL.createObjectURL(new Blob([code])))'
    expect(directive(policyOf([], [script]), 'worker-src')).toBe("worker-src 'self' blob:")
    expect(policyOf([], ['new Worker("/scripts/a.js")'])).not.toContain('worker-src')
  })

  it('lets its own event handlers run, and no others', () => {
    const policy = policyOf(['<a onclick="go(&quot;x&quot;)">a</a><b onclick="go(\'{id}\')">b</b>'])
    // Of go("x"), as browsers read the attribute.
    expect(directive(policy, 'script-src')).toMatch(/^script-src 'self' 'unsafe-hashes' 'sha256-[\w+/]+='$/)
    expect(policyOf(['<p>none</p>'])).not.toContain('unsafe-hashes')
  })

  it('lets event handlers without code be there', () => {
    const ofNothing = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"
    expect(directive(policyOf(['<label for="menu" onclick></label>']), 'script-src')).toContain(ofNothing)
    expect(directive(policyOf(['<label onclick="" for="menu">']), 'script-src')).toContain(ofNothing)
  })

  it('lets texts become scripts only where its scripts do that', () => {
    expect(policyOf([], ['var f = new Function("a", "return a")'])).toContain("'unsafe-eval'")
    for (const script of [
      'if (Function("return 7")()) old()',
      'eval("1")',
      'window.eval(text)',
      '(0, eval)(text)',
      'setTimeout("tick()", 9)',
    ])
      expect(policyOf([], [script]), script).toContain("'unsafe-eval'")
    for (const script of [
      'Function.prototype.bind; medieval(1); $.globalEval(x)',
      'isFunction(x); setTimeout(function () {}, 9)',
    ])
      expect(policyOf([], [script]), script).not.toContain("'unsafe-eval'")
  })

  it('never lets any inline script run', () => {
    expect(policyOf(['<script>1</script>'])).not.toMatch(/script-src[^;]*'unsafe-inline'/)
  })

  it('names no more hosts than a header can hold', () => {
    const many = Array.from({ length: 200 }, (_, n) => `"https://h${n}.example/a.js"`).join(';')
    expect(findPageNeeds([], [many]).scriptOrigins).toHaveLength(40)
  })
})
