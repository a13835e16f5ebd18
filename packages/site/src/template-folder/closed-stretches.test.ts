import { describe, expect, it } from 'vitest'
import { closedStretches } from './closed-stretches.ts'

const all = ['script', 'remark', 'comment'] as const

describe('closed stretches', () => {
  it('are found one behind another, with what is in them', () => {
    const text = 'a<!-- <script>x</script> --><SCRIPT type="b">/* y */</script >/* z */'
    const found = [...closedStretches(text, all)].map(({ kind, head, inside }) => [kind, head, inside])
    expect(found).toEqual([
      ['remark', '', ' <script>x</script> '],
      ['script', ' type="b"', '/* y */'],
      ['comment', '', ' z '],
    ])
  })

  it('are found behind others that are left open', () => {
    const text = '<script>var a = 1 <!-- one --> /* two <!-- three -->'
    const found = [...closedStretches(text, all)].map(({ inside, start }) => [
      inside,
      text.slice(start, start + 4),
    ])
    expect(found).toEqual([
      [' one ', '<!--'],
      [' three ', '<!--'],
    ])
  })

  it.each(['<!-- ', '/* ', '<script ', '<script>', '<script></script'])(
    'take no longer where %s is opened over and over',
    (opening) => {
      const text = opening.repeat(200_000)
      const began = performance.now()
      expect([...closedStretches(text, all)]).toEqual([])
      expect(performance.now() - began).toBeLessThan(2_000)
    },
  )
})
