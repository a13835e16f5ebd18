import { describe, expect, it } from 'vitest'
import { type ElementRule, rewriteElements } from './rewrite-elements.ts'

describe('going over a page', () => {
  it.each([
    ['tags of a name, in letters of any case', '<p><IMG><img/><img >', '<p>[<IMG>[<img/>[<img >'],
    ['no names that only begin so', '<imgx><img-set><im', '<imgx><img-set><im'],
    ['a tag that does not end', '<p><img src="a', '<p>[<img src="a'],
    ['a tag behind a lone sign', '1 < 2 <img> < <<img>', '1 < 2 [<img> < <[<img>'],
    ['tags behind values that hold >', '<a title="a > b"><img alt=">">', '<a title="a > b">[<img alt=">">'],
    ['nothing in comments', '<!-- <img> --><img>', '<!-- <img> -->[<img>'],
    ['nothing in scripts', '<script>"<img>"</SCRIPT><img>', '<script>"<img>"</SCRIPT>[<img>'],
    [
      'nothing in a script that writes another',
      '<script>"<script><\\/script><img>"</script>',
      '<script>"<script><\\/script><img>"</script>',
    ],
    ['nothing in style sheets', '<style media="a">x{}<img></style >', '<style media="a">x{}<img></style >'],
    ['nothing in text fields', '<textarea><img></textarea>', '<textarea><img></textarea>'],
    ['nothing in titles', '<title><img></title><img>', '<title><img></title>[<img>'],
    ['tags in elements whose names begin alike', '<scripts><img></scripts>', '<scripts>[<img></scripts>'],
    ['tags behind a comment that does not end', '<!-- <img>', '<!-- [<img>'],
    ['tags behind a script that does not end', '<script><img>', '<script>[<img>'],
    ['an empty page', '', ''],
  ])('shows a rule %s', async (_what, page, expected) => {
    expect(await rewriteElements(page, [marks('img')])).toBe(expected)
  })

  it('shows a rule that is for texts too what stands in them', async () => {
    const page = '<!-- <img> --><script>"<img>"</script><title><img></title><img>'
    const all = '<!-- [<img> --><script>"[<img>"</script><title>[<img></title>[<img>'
    expect(await rewriteElements(page, [{ ...marks('img'), isForTexts: true }])).toBe(all)
  })

  it('tells end tags from others', async () => {
    expect(await rewriteElements('<body><p></BODY></bodys>', [marks('/body')])).toBe(
      '<body><p>[</BODY></bodys>',
    )
  })

  it('goes by more than the name where a rule asks for more', async () => {
    const page = '<div class="a"><div class="ab"><DIV class="a" id="x"><div  class="a">'
    expect(await rewriteElements(page, [marks('div class="a"')])).toBe(
      '[<div class="a"><div class="ab">[<DIV class="a" id="x"><div  class="a">',
    )
  })

  it('makes the changes of all rules in the order of the page', async () => {
    const twice: ElementRule = { ...marks('p'), edits: () => [{ start: 8, end: 9, text: 'Z' }] }
    const late: ElementRule = { ...marks('p'), edits: async () => [{ start: 0, end: 0, text: '(' }] }
    expect(await rewriteElements('<p><img>y', [twice, marks('img'), late])).toBe('(<p>[<img>Z')
  })

  it('shows no rule what another puts in', async () => {
    const images: ElementRule = {
      tags: ['p'],
      meet: () => undefined,
      edits: () => [{ start: 3, end: 3, text: '<img>' }],
    }
    expect(await rewriteElements('<p>', [images, marks('img')])).toBe('<p><img>')
  })
})

/** A rule that puts a bracket before each tag that it is shown. */
function marks(tag: string): ElementRule {
  const places: number[] = []
  return {
    tags: [tag],
    meet: (_html, at) => void places.push(at),
    edits: () => places.map((at) => ({ start: at, end: at, text: '[' })),
  }
}
